const begin = '# read from top to bottom';

/**
 * The phrases of a committed transcript (`tests/spoken/`) that tell how a page is read from its
 * top to its bottom; none where it has no such section.
 */
export function transcriptToPhrases(transcript: string): string[] {
  const lines = transcript.split(/\r?\n/);
  const start = lines.indexOf(begin);
  if (start === -1) return [];
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('# '));
  return (end === -1 ? rest : rest.slice(0, end)).map((line) => line.trim()).filter(Boolean);
}
