import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractStyleProps } from '@mantine/core';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

const isStyleProp = (name: string) =>
  name in extractStyleProps<Record<string, unknown>>({ [name]: '' }).styleProps;

/** Of Mantine's components, each with its line. */
function findStyleProps(file: string, source: string): string[] {
  const { program, module } = parseSync(file, source);
  const components = new Set(
    module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value === '@mantine/core')
      .flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  );
  const found: string[] = [];
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || !components.has(name.name)) return;
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || !isStyleProp(String(attribute.name.name)))
          continue;
        const line = source.slice(0, attribute.start).split('\n').length;
        found.push(`${file}:${line} ${String(attribute.name.name)}: give it a class instead`);
      }
    },
  }).visit(program);
  return found;
}

it('a style prop of a component of Mantine is told at its line', () => {
  const source =
    'import { Text } from \'@mantine/core\';\nconst a = <Text className="b" mt="md" />;';
  expect(findStyleProps('a.tsx', source)).toEqual(['a.tsx:2 mt: give it a class instead']);
  expect(findStyleProps('a.tsx', source.replace('@mantine/core', './Text.tsx'))).toEqual([]);
});

it('no component has style props, which the script of visitors leaves out', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join('src', name));
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => findStyleProps(file, readFileSync(file, 'utf8')))).toEqual([]);
});
