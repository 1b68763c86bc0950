export const proofFolder = 'tests/audit/proofs';

/** What the proofs are held against. */
type Given = {
  /** Of checks that look at one page. */
  checks: readonly string[];
  /** Of checks that look at all pages; theirs are pairs of two pages. */
  siteChecks: readonly string[];
  /** Names in the folder of proofs. */
  files: readonly string[];
  /** Checks of which a fault is seeded, by the two tables. */
  seeds: readonly string[];
  siteSeeds: readonly string[];
};

/** Why a check would not be known to fail, or a proof would prove nothing: all of it at once. */
export function findProofFaults({ files, ...given }: Given): string[] {
  const wanted = [
    ...given.checks.flatMap((id) => listProofs(id, [''])),
    ...given.siteChecks.flatMap((id) => listProofs(id, ['', '.2'])),
  ];
  const tables = [
    { table: 'seeds', ids: given.checks, seeded: given.seeds },
    { table: 'siteSeeds', ids: given.siteChecks, seeded: given.siteSeeds },
  ];
  return [
    ...wanted
      .filter(({ file }) => !files.includes(file))
      .map(({ id, file, shows }) => `${id}: there is no ${file}. Write a page that ${shows}.`),
    ...tables.flatMap(({ table, ids, seeded }) =>
      ids
        .filter((id) => !seeded.includes(id))
        .map(
          (id) => `${id}: no fault of the site is seeded for it. Add one to ${table} in seeds.ts.`,
        ),
    ),
    ...files
      .filter((file) => file.endsWith('.html') && !wanted.some((one) => one.file === file))
      .map((file) => `${file}: no check has it for a proof. Name it after one, or take it away.`),
    ...tables.flatMap(({ table, ids, seeded }) =>
      seeded
        .filter((id) => !ids.includes(id))
        .map(
          (id) =>
            `${id}: no check has this name, and a fault is seeded for it. Take it out of ${table} in seeds.ts.`,
        ),
    ),
  ];
}

const kinds = { bad: 'the check has to flag', good: 'it has to pass' } as const;

export type ProofKind = keyof typeof kinds;

function listProofs(id: string, parts: readonly string[]) {
  return Object.entries(kinds).flatMap(([kind, shows]) =>
    parts.map((part) => ({ id, shows, file: `${id}.${kind}${part}.html` })),
  );
}
