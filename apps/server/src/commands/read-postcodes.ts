import { limits } from '@portal/api/contract';
import { type Place, postCodeOf, readCsv } from '@portal/rules';

/** A postcode, and where its middle is. */
interface LocatedPostCode extends Place {
  postCode: string;
}

interface ReadPostCodes {
  /** Each once: the middle of all lines that have it, for a file of suburbs has one for each. */
  postCodes: LocatedPostCode[];
  /** Why the file cannot be used, with the line; null: it can. */
  fault: string | null;
}

const heads = {
  postCode: ['postcode', 'post code', 'postal code', 'postal_code', 'zip'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'long', 'lon', 'lng'],
} as const;

const unusable = (fault: string): ReadPostCodes => ({ postCodes: [], fault });

/** The postcodes of a file with columns for postcode, latitude and longitude, whatever stands beside them. Lines without a place are left out: post office boxes have none. */
export function readPostCodes(text: string): ReadPostCodes {
  const most = limits.directory.postCodeRows;
  const [head, ...rows] = readCsv(text, most + 2);
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const columnOf = (field: keyof typeof heads) => names.findIndex((name) => heads[field].some((one) => one === name));
  const columns = { postCode: columnOf('postCode'), latitude: columnOf('latitude'), longitude: columnOf('longitude') };
  for (const [field, column] of Object.entries(columns))
    if (column === -1) return unusable(`The first line names no column for ${field.toLowerCase()}.`);
  if (rows.length > most) return unusable(`The file has more than ${most} lines.`);
  const found = new Map<string, Place[]>();
  for (const { cells, line } of rows) {
    const cell = (column: number) => (cells[column] ?? '').trim();
    const postCode = postCodeOf(cell(columns.postCode));
    const [latitude, longitude] = [numberIn(cell(columns.latitude)), numberIn(cell(columns.longitude))];
    if (postCode === '' || postCode.length > limits.account.postCodeLength)
      return unusable(`Line ${line} has no postcode.`);
    if (latitude === null || longitude === null) continue;
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
      return unusable(`Line ${line} is nowhere on earth: latitude ${latitude}, longitude ${longitude}.`);
    const places = found.get(postCode) ?? [];
    places.push({ latitude, longitude });
    found.set(postCode, places);
  }
  if (found.size === 0) return unusable('The file has no postcode with a place.');
  return { postCodes: [...found].map(([postCode, places]) => ({ postCode, ...middleOf(places) })), fault: null };
}

/** Null where nothing is said; not a number where it is none, and so nowhere on earth. */
function numberIn(text: string): number | null {
  return text === '' ? null : Number(text);
}

function middleOf(places: readonly Place[]): Place {
  const mean = (of: (place: Place) => number) => places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}
