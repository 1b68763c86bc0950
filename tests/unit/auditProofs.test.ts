import { readdirSync, readFileSync } from 'node:fs';
import { diffLines } from 'diff';
import { describe, expect, it } from 'vitest';
import { checks } from '../audit/checks.ts';
import { findProofFaults, proofFolder } from '../audit/proofs/faults.ts';
import { seeds, siteSeeds } from '../audit/proofs/seeds.ts';
import { createTranslated, siteChecks } from '../audit/siteChecks.ts';

const toId = ({ id }: { id: string }) => id;
const files = readdirSync(proofFolder);

const toTwin = (file: string) => file.replace('.bad.', '.good.');
const withoutComment = (html: string) => html.replace(/<!--.+-->/, '');

describe('the proofs of the accessibility gate', () => {
  it('show of every check that it can fail', () => {
    const faults = findProofFaults({
      checks: checks.map(toId),
      siteChecks: [...siteChecks, createTranslated(() => new Set())].map(toId),
      files,
      seeds: Object.keys(seeds),
      siteSeeds: Object.keys(siteSeeds),
    });
    expect(faults).toEqual([]);
  });

  it('are told of all that is missing and all that is too much, at once', () => {
    const faults = findProofFaults({
      checks: ['reflow', 'names'],
      siteChecks: ['unique-title'],
      files: [
        'reflow.bad.html',
        'reflow.bad.2.html',
        'names.bad.html',
        'names.good.html',
        'unique-title.bad.html',
        'unique-title.bad.2.html',
        'unique-title.good.html',
        'sound.good.html',
        'seeds.ts',
      ],
      seeds: ['reflow', 'sound'],
      siteSeeds: [],
    });
    expect(faults).toEqual([
      'reflow: there is no reflow.good.html. Write a page that it has to pass.',
      'unique-title: there is no unique-title.good.2.html. Write a page that it has to pass.',
      'names: no fault of the site is seeded for it. Add one to seeds in seeds.ts.',
      'unique-title: no fault of the site is seeded for it. Add one to siteSeeds in seeds.ts.',
      'reflow.bad.2.html: no check has it for a proof. Name it after one, or take it away.',
      'sound.good.html: no check has it for a proof. Name it after one, or take it away.',
      'sound: no check has this name, and a fault is seeded for it. Take it out of seeds in seeds.ts.',
    ]);
  });

  const twins = files.filter((file) => file.includes('.bad.') && files.includes(toTwin(file)));

  it.each(twins)('%s says what is wrong, and its twin is the same but for that', (file) => {
    const [bad, good] = [file, toTwin(file)].map((name) =>
      readFileSync(`${proofFolder}/${name}`, 'utf8'),
    ) as [string, string];
    expect(bad).toMatch(/^<!doctype html>\n<!-- Wrong: .+ -->\n/);
    expect(good).toMatch(/^<!doctype html>\n<!-- Right: .+ -->\n/);
    const kept = diffLines(withoutComment(bad), withoutComment(good)).filter(
      ({ added, removed }) => !added && !removed,
    );
    // One place, so that there is something in common before it and after it.
    expect(kept.length).toBeLessThanOrEqual(2);
  });
});
