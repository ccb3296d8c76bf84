/** Destinations, pages that can be linked to: by name (`communities.post`) the path pattern (`/communities/:alias/post/:postId`). */
export type Destinations = Readonly<Record<string, string>>;

/** Where a host has the pages of a feature, by their paths: `{ 'communities.post': '/forum/:alias/:id' }`. A link to a page left out is rendered as text. */
export type DestinationsOf<Feature extends string, Paths extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof Paths & string as `${Feature}.${Name}`]?: string;
};

/** Of a host that names none. */
export const noDestinations: Destinations = {};

export type Search = Readonly<Record<string, string | undefined>>;

/** Fills a path pattern in; undefined when a parameter is missing. */
export function fillPath(
  pattern: string,
  params: Readonly<Record<string, string>> = {},
  search: Search = {},
): string | undefined {
  const segments: string[] = [];
  for (const segment of pattern.split('/')) {
    const value = segment.startsWith(':') ? params[segment.slice(1)] : segment;
    if (value === undefined || (value === '' && segment !== '')) return undefined;
    segments.push(segment.startsWith(':') ? encodeURIComponent(value) : value);
  }
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== undefined) query.set(name, value);
  const text = query.toString();
  return segments.join('/') + (text === '' ? '' : `?${text}`);
}

type SegmentName<Segment extends string> = Segment extends `:${infer Name}`
  ? Name
  : Segment extends `{${infer Name}}`
    ? Name
    : never;
/** Names of the parameters in `/:alias/post/{postId}`. */
export type PathParamName<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? SegmentName<Segment> | PathParamName<Rest>
  : SegmentName<Path>;

type NoParams = Readonly<Record<string, never>>;
type ParamsOfPath<Path extends string> = [PathParamName<Path>] extends [never]
  ? NoParams
  : Readonly<Record<PathParamName<Path>, string>>;

/** A page that can be linked to, with the parameters that its address needs. */
export interface Destination<Params extends object = NoParams> {
  /** `directory.profile` */
  name: string;
  /** For types alone: no value has it. */
  params?: Params;
}

/**
 * A destination in another feature, which a portal may have or not.
 *
 * @example
 * profile: destination<{ id: string }>('directory.profile')
 */
export function destination<Params extends object = NoParams>(name: string): Destination<Params> {
  return { name };
}

/** The destinations of a feature by its own paths. */
export function destinationsOf<const Paths extends Readonly<Record<string, string>>>(
  feature: string,
  paths: Paths,
): { [Name in keyof Paths]: Destination<ParamsOfPath<Paths[Name]>> } {
  const destinations = Object.keys(paths).map((name) => [name, destination(`${feature}.${name}`)]);
  // Object.fromEntries forgets the names of the paths.
  return Object.fromEntries(destinations) as { [Name in keyof Paths]: Destination<ParamsOfPath<Paths[Name]>> };
}
