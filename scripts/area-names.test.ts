import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { contract, type Endpoint } from '@portal/api/contract';
import { expect, test } from 'vitest';
import { workspace } from './workspace.ts';

function foldersIn(pattern: string): Set<string> {
  return new Set(globSync(pattern, { cwd: workspace }).map((path) => basename(path)));
}

/** As the contract has it: `waitingLists`. */
function keyOf(folder: string): string {
  return folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Some have rules alone. */
const areas = foldersIn('packages/{api/src/areas,rules/src}/*/');

test('an area has one name: in the contract, in the rules, in the demo and on the server', () => {
  const keys = [...areas].map(keyOf);
  expect(Object.keys(contract).filter((key) => !keys.includes(key))).toEqual([]);
  // What is heard of live is no call that a mock could answer.
  const isHeard = (area: string) => area === 'live';
  const inDemo = foldersIn('packages/demo/src/areas/*');
  expect([...areas].filter((area) => !inDemo.has(area) && !isHeard(area))).toEqual([]);
  expect([...inDemo].filter((area) => !areas.has(area))).toEqual([]);
  const onServer = foldersIn('apps/server/src/modules/**/*/');
  expect([...areas].filter((area) => !onServer.has(area))).toEqual([]);
});

// What an area has several kinds of is named by the kind, and what its calls are about by nothing else.
const kinds = new Map([
  ['auditCases', 'audits'],
  ['auditFiles', 'audits'],
  ['cartsToFill', 'cart'],
  ['ownAudits', 'audits'],
  ['cpdBatches', 'cpd'],
  ['cpdEvidence', 'cpd'],
  ['cpdRecords', 'cpd'],
  ['ticketTypes', 'tickets'],
]);

test('the access to one object says its area as the contract does, or a kind of object in it', () => {
  const byArea: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract;
  const calls = Object.values(byArea).flatMap((area) => Object.values(area));
  const statedAreas = calls.flatMap(({ access }) => (access.rule === 'object' ? [access.area] : []));
  expect(statedAreas.length).toBeGreaterThan(0);
  const known = new Set(Object.keys(contract));
  expect([...new Set(statedAreas)].filter((area) => !known.has(kinds.get(area) ?? area))).toEqual([]);
});
