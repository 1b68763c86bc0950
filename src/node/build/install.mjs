// Every script in `package.json` runs this file first, so the file must work on Node 20 and without packages.
// - For `prestart`, `pretest`, `predev` and `prelocales`, this file installs missing packages. One of them is
//   a newer Node. Then npm starts a new shell for the main script, and this shell finds the newer Node.
// - All other scripts run this file with `--check`, and then their command in the same shell. This shell
//   remembers the path of the old Node, so it would not use a newer one. So with `--check`, this file does
//   not install packages, but only reports that they are missing.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read('package-lock.json');

// The site is built with a version of Node.js that npm installs as a package. `optionalDependencies` has one
// such package for each platform.
const nodes = packages[''].optionalDependencies;
const [nodeVersion] = Object.values(nodes);
const nodePackage = Object.keys(nodes).find((name) => {
  const { os, cpu } = packages[`node_modules/${name}`];
  return [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);
});
const nodeFolder = `node_modules/${nodePackage}`;
const neededMajor = Number.parseInt(nodeVersion, 10);
const isOldNode = Number.parseInt(process.versions.node, 10) < neededMajor;

function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  const installed = existsSync(record) ? read(record).packages : {};
  return Object.entries(packages).every(
    ([folder, { version, optional, devOptional }]) =>
      folder === '' ||
      ((optional || devOptional) && !installed[folder] && folder !== nodeFolder) ||
      (installed[folder]?.version === version && existsSync(folder)),
  );
}

/**
 * Without `--ignore-scripts`, packages could download files whose hash is not in the lock file. The other
 * options make npm install all packages and their commands, even if its settings or NODE_ENV=production say
 * otherwise.
 */
function npm(node, cwd, ...args) {
  const options = [
    '--include=dev',
    '--include=optional',
    '--include=peer',
    '--bin-links',
    '--ignore-scripts',
  ];
  const command = [process.env.npm_execpath, ...args, ...options];
  return spawnSync(node, command, { cwd, stdio: 'inherit' }).status === 0;
}

/**
 * On an old Node, npm leaves out optional packages that need a newer Node. So npm first installs only the
 * newer Node in a temporary folder. Then npm runs on the newer Node and installs all packages.
 */
function installOnNewNode() {
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

function fail(problem) {
  console.error(problem);
  process.exit(1);
}

function install() {
  if (!nodePackage && isOldNode)
    fail(
      `npm has no Node.js ${nodeVersion} for ${process.platform} ${process.arch}, and this is ${process.version}: install Node.js ${neededMajor} or later from https://nodejs.org.`,
    );
  const hasGlibc = process.report.getReport().header.glibcVersionRuntime;
  if (process.platform === 'linux' && !hasGlibc)
    fail('npm has no Node.js for a Linux without glibc. Use one that has it, such as Debian.');
  console.log('Installing what package-lock.json names (npm ci) …');
  const isDone = isOldNode ? installOnNewNode() : npm(process.execPath, '.', 'ci');
  if (!isDone) fail('npm ci failed. The reason is above.');
}

const isCheck = process.argv.includes('--check');
if (!isInstalled()) {
  if (isCheck)
    fail(
      'Run npm ci first: packages are missing or out of date. If npm leaves some out, run npm start once.',
    );
  install();
}
// For each platform, there is an npm package that contains Node. All these packages have the same command,
// `node_modules/.bin/node`. When npm 10 skips the package of another platform, npm also removes this command.
// `npm rebuild` restores it.
const nodeCommand = 'node_modules/.bin/node';
if (nodePackage && !existsSync(nodeCommand)) {
  npm(process.execPath, '.', 'rebuild', nodePackage);
  if (!existsSync(nodeCommand))
    fail(
      `npm has not installed Node.js: ${nodeCommand} is missing. Delete node_modules, and run the command again.`,
    );
  // The shell remembers the path of the old Node, so the rest of the npm script would still run on it.
  if (isCheck)
    fail(`npm ci had left out ${nodeCommand}. It is installed now. Run the command again.`);
}
