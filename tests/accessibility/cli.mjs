// This file is JavaScript, because older versions of Node.js cannot load TypeScript files.
const version = process.versions.node;
if (Number(version.split('.')[0]) < 24) {
  console.error(`The accessibility audit needs Node.js 24 or later, and this is ${version}.`);
  process.exit(1);
}
await import('./cli.ts');
