// Runs before every command, on whatever Node there is, with nothing installed yet: plain JavaScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** What is installed is what the lock file says, or nothing has to be there. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const installed = read(record).packages;
  return Object.entries(read('package-lock.json').packages).every(
    ([folder, { version, optional, devOptional }]) =>
      folder === '' ||
      ((optional || devOptional) && !installed[folder]) ||
      (installed[folder]?.version === version && existsSync(folder)),
  );
}

if (!isInstalled()) {
  console.log('Installing what package-lock.json names (npm ci) …');
  // Run by the Node that everything else here runs on: the packages want it, and npm would warn of
  // each of them on an older one.
  const { node } = read('package.json').devDependencies;
  const major = Number(process.versions.node.split('.')[0]);
  const npm = process.env.npm_execpath;
  const command =
    major >= Number(node.split('.')[0]) || !npm
      ? ['npm', 'ci']
      : ['npm', 'exec', '--yes', `--package=node@${node}`, '--', 'node', npm, 'ci'];
  // On Windows npm is a script, which only a shell can start.
  const { status } = spawnSync(command[0], command.slice(1), {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci did not succeed; its own words stand above.');
    process.exit(1);
  }
}
