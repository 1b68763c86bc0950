import { escapeText } from './html.ts';

type Attributes = Record<string, string | number>;

export const toAttributes = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');

export function element(name: string, attributes: Attributes, children: readonly string[]): string {
  const start = `<${name}${toAttributes(attributes)}`;
  return children.length > 0 ? `${start}>\n${children.join('\n')}\n</${name}>` : `${start}/>`;
}

/** XML cannot hold these in any form: https://www.w3.org/TR/xml/#charsets */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export const escapeXml = (text: string) => escapeText(text.replace(unwritable, '\u{FFFD}'));
