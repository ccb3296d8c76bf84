import type { Endpoint } from '../endpoint.ts';
import { replyShape, requestShape } from './contract-shape.ts';
import type { EntityFields, Shape } from './notation.ts';
import { type SpecifiedCall, keyOf, replyOf, requestOf } from './specified-calls.ts';

/** One way in which the contract differs from the specification. */
export interface Difference {
  kind: 'typed otherwise' | 'left out' | 'added';
  /** `community.faces`, `COM-C15 body.isAgreed` */
  at: string;
  specified: string;
  here: string;
}

type Direction = 'request' | 'reply';

/** The differences of one call. */
function compareCall(call: SpecifiedCall, endpoint: Endpoint, entities: EntityFields): Difference[] {
  const { query, body } = requestOf(call, entities);
  return [
    ...sentOtherwise(`${call.id} service`, call.service, endpoint.service),
    ...sentOtherwise(`${call.id} body`, call.bodyKind ?? 'none', endpoint.body?.kind ?? 'none'),
    ...compareShapes(query, requestShape(endpoint.query), 'request'),
    ...compareShapes(body, requestShape(endpoint.body), 'request'),
    ...compareShapes(replyOf(call, entities), replyShape(endpoint.reply), 'reply'),
  ];
}

function sentOtherwise(at: string, specified: string, here: string): Difference[] {
  return specified === here ? [] : [{ kind: 'typed otherwise', at, specified, here }];
}

function compareShapes(specified: Shape, here: Shape, direction: Direction): Difference[] {
  if (specified.of && here.of) return compareShapes(specified.of, here.of, direction);
  if (specified.fields === undefined || here.fields === undefined) return [];
  const name = specified.name ?? '';
  const differences: Difference[] = [];
  for (const [key, shape] of specified.fields) {
    const at = `${name}.${key}`;
    const ours = here.fields.get(key);
    if (ours === undefined) differences.push({ kind: 'left out', at, specified: wordsOf(shape), here: '–' });
    else if (isAlike(shape, ours, direction)) differences.push(...compareShapes(shape, ours, direction));
    else differences.push({ kind: 'typed otherwise', at, specified: wordsOf(shape), here: wordsOf(ours) });
  }
  for (const [key, shape] of here.fields) {
    if (!specified.fields.has(key))
      differences.push({ kind: 'added', at: `${name}.${key}`, specified: '–', here: wordsOf(shape) });
  }
  return differences;
}

/** A reply may promise more than is specified, a request may ask for less. */
function isAlike(specified: Shape, here: Shape, direction: Direction): boolean {
  if (specified.kind === 'anything') return true;
  if (specified.kind !== here.kind) return false;
  const [wide, narrow] = direction === 'reply' ? [specified, here] : [here, specified];
  if (narrow.isOptional && !wide.isOptional) return false;
  if (specified.values && !here.values) return false;
  if (wide.values && !(narrow.values?.every((value) => wide.values?.includes(value)) ?? false)) return false;
  return specified.of && here.of ? isAlike(specified.of, here.of, direction) : true;
}

const fewValues = 6;

function wordsOf({ kind, values, of, isOptional }: Shape): string {
  const word =
    (values && values.length <= fewValues ? values.join(' / ') : undefined) ?? (of ? `list of ${wordsOf(of)}` : kind);
  return isOptional ? `${word} or none` : word;
}

export interface Comparison {
  differences: Difference[];
  /** Specified calls that the contract has not. */
  notBuilt: SpecifiedCall[];
  /** Calls of the contract that are not specified. */
  own: Endpoint[];
}

export function compareCalls(
  calls: readonly SpecifiedCall[],
  endpoints: readonly Endpoint[],
  entities: EntityFields,
): Comparison {
  const byKey = new Map(endpoints.map((endpoint) => [keyOf(endpoint), endpoint]));
  const keys = new Set(calls.map(keyOf));
  const differences = calls.flatMap((call) => {
    const endpoint = byKey.get(keyOf(call));
    return endpoint === undefined ? [] : compareCall(call, endpoint, entities);
  });
  return {
    differences: [...new Map(differences.map((one) => [`${one.kind} ${one.at}`, one])).values()],
    notBuilt: calls.filter((call) => !byKey.has(keyOf(call))),
    own: endpoints.filter((endpoint) => !keys.has(keyOf(endpoint))),
  };
}
