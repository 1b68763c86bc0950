import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import type { Diagnostic } from './diagnostic.ts';
import { toBaseKey } from './plurals.ts';
import type { LocaleFolder } from './readLocale.ts';

/**
 * The texts that no selector, `($) => $.home.products[id].name`, asks for. The other way round, a
 * selector that names no text, does not compile. i18next-cli has the same check, but follows
 * neither a computed part nor the selector of a `Trans`.
 *
 * @param sources the folder of the code that shows texts, `src`
 */
export function findUnusedTexts(english: LocaleFolder, sources: string): Diagnostic[] {
  const selectors = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .flatMap((name) => findSelectors(name, readFileSync(join(sources, name), 'utf8')));
  const isUsed = (key: string) => selectors.some((selector) => selects(selector, key.split('.')));

  return [...english.files].flatMap(([namespace, source]) =>
    [...source.texts]
      .filter(([key]) => !isUsed(`${namespace}.${toBaseKey(key, source)}`))
      .map(([key, { line, column }]) => ({
        kind: 'unused' as const,
        file: source.file,
        line,
        column,
        key: `${namespace}.${key}`,
        message: 'No page shows this text. Take it away in every language, with its note.',
      })),
  );
}

/** The parts of a path; one that is computed stands for any. */
type Selector = readonly (string | typeof computed)[];

const computed = Symbol('computed');

function selects(selector: Selector, name: readonly string[]): boolean {
  return (
    selector.length === name.length &&
    selector.every((part, index) => part === computed || part === name[index])
  );
}

function findSelectors(file: string, source: string): Selector[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  return [...walk(program)].flatMap((node) => {
    const path = node.type === 'ArrowFunctionExpression' ? toSelector(node.body) : undefined;
    return path && path.length > 0 ? [path] : [];
  });
}

/** @returns nothing for what is no path from `$` */
function toSelector(node: unknown): Selector | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return node.name === '$' ? [] : undefined;
  if (node.type !== 'MemberExpression') return undefined;
  const start = toSelector(node.object);
  const { property } = node;
  const part = !node.computed && isNode(property) ? String(property.name) : computed;
  return start && [...start, part];
}

/** https://github.com/estree/estree */
type SyntaxNode = { type: string; [field: string]: unknown };

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function* walk(value: unknown): Generator<SyntaxNode> {
  if (isNode(value)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const child of Object.values(value)) yield* walk(child);
}
