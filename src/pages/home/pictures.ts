export const productPictures = mapByFileName(
  import.meta.glob<string>('./pictures/*.svg', { eager: true, import: 'default' }),
);

export const productLogos = mapByFileName(
  import.meta.glob<string>('./logos/*.svg', { eager: true, import: 'default' }),
);

function mapByFileName(files: Record<string, string>): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).map(([file, url]) => [/([^/]+)\.svg$/.exec(file)?.[1], url]),
  );
}
