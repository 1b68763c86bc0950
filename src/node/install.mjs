// Runs before every command, on whatever Node there is, with nothing installed yet: plain JavaScript.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read('package-lock.json');

const nodes = packages[''].optionalDependencies;
const [nodeVersion] = Object.values(nodes);

/** The package of the Node that everything here runs on: each platform has its own. */
const nodePackage = Object.keys(nodes).find((name) => {
  const { os, cpu } = packages[`node_modules/${name}`];
  return [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);
});
const nodeFolder = `node_modules/${nodePackage}`;
const toMajor = (version) => Number(version.split('.')[0]);
const isOldNode = toMajor(process.versions.node) < toMajor(nodeVersion);

/** What is installed is what the lock file says, or nothing has to be there. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const installed = read(record).packages;
  return Object.entries(packages).every(
    ([folder, { version, optional, devOptional }]) =>
      folder === '' ||
      ((optional || devOptional) && !installed[folder] && folder !== nodeFolder) ||
      (installed[folder]?.version === version && existsSync(folder)),
  );
}

/** A sentence, or nothing where all can be installed. */
function findMissing() {
  if (!nodePackage && isOldNode)
    return `npm has no Node.js ${nodeVersion} for ${process.platform} ${process.arch}, and this is ${process.version}: install Node.js ${toMajor(nodeVersion)} or later from https://nodejs.org.`;
  // As https://github.com/lovell/detect-libc finds it out.
  const hasGlibc = process.report.getReport().header.glibcVersionRuntime;
  if (process.platform === 'linux' && !hasGlibc)
    return 'Node.js as npm has it needs glibc, which this Linux lacks: take one that has it, such as Debian.';
  return undefined;
}

/** No package needs a script of its own to be installed, and one could fetch what has no hash here. */
function npm(node, cwd, ...args) {
  const command = [process.env.npm_execpath, ...args, '--ignore-scripts'];
  return spawnSync(node, command, { cwd, stdio: 'inherit' }).status === 0;
}

/**
 * On an older Node npm would warn of packages, and leave out optional ones, that want a newer one:
 * npm first installs that one, in a folder of its own, by its hash in the lock file.
 */
function installOnItsNode() {
  const folder = mkdtempSync(join(tmpdir(), 'node-'));
  try {
    const root = { dependencies: { [nodePackage]: nodeVersion } };
    const lock = { lockfileVersion: 3, packages: { '': root, [nodeFolder]: packages[nodeFolder] } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    const node = join(folder, nodeFolder, packages[nodeFolder].bin.node);
    return npm(process.execPath, folder, 'ci') && npm(node, '.', 'ci');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (!isInstalled()) {
  const missing = findMissing();
  if (missing) stop(missing);
  console.log('Installing what package-lock.json names (npm ci) …');
  const isDone = isOldNode ? installOnItsNode() : npm(process.execPath, '.', 'ci');
  if (!isDone) stop('npm ci did not succeed; its own words stand above.');
}
// npm 10 takes the link to Node away again, with those that the other platforms would have.
if (nodePackage && !existsSync('node_modules/.bin/node'))
  npm(process.execPath, '.', 'rebuild', nodePackage);
