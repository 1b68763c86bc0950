import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractStyleProps } from '@mantine/core';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

const isStyleProp = (name: string) =>
  name in extractStyleProps<Record<string, unknown>>({ [name]: '' }).styleProps;

/** Those of every object in an expression. */
function findKeys(expression: string): string[] {
  const keys: string[] = [];
  const { program } = parseSync('expression.tsx', `(${expression})`);
  new Visitor({
    Property({ key }) {
      if (key.type === 'Identifier') keys.push(key.name);
    },
  }).visit(program);
  return keys;
}

/**
 * Lists the style props of Mantine's components, each with its line: attributes, what is spread into
 * an element or given to its parts, and defaults of the theme.
 */
function findStyleProps(file: string, source: string): string[] {
  const { program, module } = parseSync(file, source);
  const components = new Set(
    module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value === '@mantine/core')
      .flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  );
  const found: string[] = [];
  const report = (names: readonly string[], { start }: { start: number }) => {
    const line = source.slice(0, start).split('\n').length;
    for (const name of names.filter(isStyleProp))
      found.push(`${file}:${line} ${name}: give it a class instead`);
  };
  const textOf = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || !components.has(name.name)) return;
      for (const attribute of attributes) {
        if (attribute.type === 'JSXSpreadAttribute') {
          report(findKeys(textOf(attribute.argument)), attribute);
          continue;
        }
        const attributeName = textOf(attribute.name);
        report([attributeName], attribute);
        if (attributeName.endsWith('Props') && attribute.value?.type === 'JSXExpressionContainer')
          report(findKeys(textOf(attribute.value.expression)), attribute);
      }
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || !components.has(textOf(callee.object))) return;
      if (first) report(findKeys(textOf(first)), first);
    },
  }).visit(program);
  return found;
}

it.each([
  '<Text className="a" mt="md" />',
  '<Text {...(isWide && { mt: "md" })} />',
  '<Text closeButtonProps={{ mt: 4 }} />',
  'Text.extend({ defaultProps: { mt: "md" } })',
])('a style prop is reported with its line: %s', (use) => {
  const source = `import { Text } from '@mantine/core';\nconst a = ${use};\n`;
  expect(findStyleProps('a.tsx', source)).toEqual(['a.tsx:2 mt: give it a class instead']);
  expect(findStyleProps('a.tsx', source.replace('@mantine/core', './Text.tsx'))).toEqual([]);
});

it('no component has style props, which the script of visitors leaves out', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join('src', name));
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => findStyleProps(file, readFileSync(file, 'utf8')))).toEqual([]);
});
