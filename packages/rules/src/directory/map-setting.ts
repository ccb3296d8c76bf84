/** Where the pictures of a map come from, as an organisation has agreed with whoever draws them. */
export interface MapTiles {
  /** Of one picture: `https://tiles.example.org/{z}/{x}/{y}.png`, or a path of the portal's own address. */
  url: string;
  /** Who drew it, as it must stand beside the map. */
  attribution: string;
  /** Where that leads. */
  attributionUrl?: string;
  /** How far in there are pictures: 19 for most. */
  maxZoom: number;
}

/** What an organisation may choose of the map beside its directories; null: it has none. */
export interface MapSetting {
  map: MapTiles | null;
}

export const mapSettings: { id: 'directory'; settings: MapSetting } = { id: 'directory', settings: { map: null } };

const placeholders = ['{z}', '{x}', '{y}'];

/** What is wrong with a source of tiles; null: nothing. */
export function tilesFault({ url, attribution, attributionUrl, maxZoom }: MapTiles): string | null {
  const missing = placeholders.find((one) => !url.includes(one));
  if (missing !== undefined) return `its url has no ${missing}`;
  if (/\{(?![zxy]\})/.test(url)) return 'its url has other places to fill in than {z}, {x} and {y}';
  if (/^[^/]*\/\/[^/]*\{/.test(url)) return 'its url has a place to fill in before its path';
  if (!isOwnPath(url) && originOf(url) === null) return 'its url is neither a path nor an https address';
  if (attribution.trim() === '') return 'it names nobody who drew it';
  if (attributionUrl !== undefined && originOf(attributionUrl) === null)
    return 'its attributionUrl is no https address';
  if (!Number.isInteger(maxZoom) || maxZoom < 1 || maxZoom > 22) return 'its maxZoom is not between 1 and 22';
  return null;
}

/** The other website that pictures of a map come from, for the page's policy; null: they come from the portal's own. */
export function tilesOrigin({ url }: MapTiles): string | null {
  return isOwnPath(url) ? null : originOf(url);
}

const isOwnPath = (url: string) => /^\/(?![/\\])/.test(url);

/** Only of a host whose letters end nothing in the policy of a page. */
function originOf(address: string): string | null {
  const url = URL.parse(address.replaceAll(/[{}]/g, ''));
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return /^[\w.-]+$/.test(url.hostname) ? url.origin : null;
}
