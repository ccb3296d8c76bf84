/** What a field of the specification or of the contract holds. */
export interface Shape {
  kind: 'string' | 'number' | 'boolean' | 'file' | 'list' | 'object' | 'anything';
  /** The only values it takes, where they are told. */
  values?: readonly (string | number)[];
  /** May be null, or left out. */
  isOptional?: boolean;
  /** Of a list. */
  of?: Shape;
  /** Of an object: what it is called where its differences are listed. */
  name?: string;
  fields?: ReadonlyMap<string, Shape>;
}

export type EntityFields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

// What the documents say in words rather than in their notation.
const wordings: Readonly<Record<string, string>> = {
  'Joined|…?': "'Joined'?",
  Manager: "'Manager'",
  'string<=150': 'string',
  'string<=600': 'string',
  'digits<=15': 'string',
  "string ('Active' by default, 'Removed')": 'Active|Removed',
  'list of options (item shape not shown, taken as {value, label})': '{value, label}[]',
  '(community + membership status, joinedAt)[]': 'community[]',
  'list of user accounts': 'user account[]',
  'list of Member|ClientUser|Staff': '(Member|ClientUser|Staff)[]',
  'list of string': 'string[]',
  'list of {id, name} (not shown)': '{id: string, name: string}[]',
  'object {id, name}': '{id: string, name: string}',
  'string YYYY-MM-DD': 'string',
  'user details, legacy fields or workflowFormFields (not shown)': 'object',
  'list of number 1-17': 'number[]',
  'string (max 300)': 'string',
  'string (max 2000)': 'string',
  'id[]? (private meeting)': 'string[]?',
  'int[] 0|1|2': 'int[]',
  'int minutes (unit proposed)': 'int',
  'list or null': 'string[]|null',
  'member with reason[]': 'member[]',
  'post with reports[]': 'post[]',
  'comment with reports[]': 'comment[]',
  'object {tfaDisabled: boolean}': '{tfaDisabled: boolean}',
  'token object whose decoded form carries accessToken (field name not shown)': 'string',
  'token object as for sign-in (not shown)': 'string',
  'map of id to name': 'object',
  'ISO date': 'string',
  'ISO date (name in the answer not shown)': 'string',
  'object {includeInDirectory, showDirectoryPhoto, showContactInformation, showEmail, showPersonalMobile, showWorkLandline, showOrganisation: boolean}':
    '{includeInDirectory: boolean, showDirectoryPhoto: boolean, showContactInformation: boolean, showEmail: boolean, showPersonalMobile: boolean, showWorkLandline: boolean, showOrganisation: boolean}',
  'object {phoneNumber, mobile, email, contactPreference, homeAddress {address1, address2, suburb, state, postcode, country: string}}':
    '{phoneNumber: string, mobile: string, email: string, contactPreference: string, homeAddress}',
  'object {phoneNumber, mobile, email, contactPreference: string, homeAddress object {address1, address2, suburb, state, postcode, country: string}}':
    '{phoneNumber: string, mobile: string, email: string, contactPreference: string, homeAddress}',
  'object {organisationId, organisationName, jobTitle, location?}':
    '{organisationId: string, organisationName: string, jobTitle: string, location: string?}',
  'object {organisationId, jobTitle}': '{organisationId: string, jobTitle: string}',
  'object {description, imageUrl}': '{description: string, imageUrl: string}',
  'object {description}': '{description: string}',
  'list of {areaId, categoryIds}': '{areaId: string, categoryIds}[]',
  'list of {areaId, categoryIds (category and subcategory ids)}': '{areaId: string, categoryIds}[]',
  'list of {value, label}': '{value: string, label: string}[]',
  'list of {id, name, categories: list of {id, name, subCategories?: list of {id, name}}}':
    '{id: string, name: string, categories}[]',
  'string (Auto Rollover|Life Member|Renew Membership|BondMx)': 'string',
  'pdf or image': 'file',
  'id in list': 'string',
  true: 'boolean',
  "['id','name']": 'string[]',
};

const plain: Readonly<Record<string, Shape['kind']>> = {
  id: 'string',
  guid: 'string',
  string: 'string',
  url: 'string',
  html: 'string',
  iso: 'string',
  date: 'string',
  datetime: 'string',
  'YYYY-MM-DD': 'string',
  'hex string': 'string',
  int: 'number',
  number: 'number',
  bool: 'boolean',
  boolean: 'boolean',
  file: 'file',
  blob: 'file',
  binary: 'file',
  object: 'anything',
  list: 'anything',
};

/** Reads the notation of the specification's calls; `name` is what an object in it is called. */
export function readNotation(entities: EntityFields, within: readonly string[] = []) {
  return function read(notation: unknown, name: string): Shape {
    if (Array.isArray(notation)) return { kind: 'list', of: read(notation[0], `${name}[]`) };
    if (typeof notation === 'object' && notation !== null) return objectOf(Object.entries(notation), name);
    if (typeof notation !== 'string') throw new Error(`${name}: ${String(notation)} is no notation`);
    return readText(wordings[notation] ?? withoutRemark(notation), name);
  };

  function objectOf(entries: readonly (readonly [string, unknown])[], name: string, inside = within): Shape {
    const read = readNotation(entities, inside);
    const fields = entries.map(([key, value]): [string, Shape] => {
      const field = key.replace(/\[\]$|\?$/, '');
      const shape = read(value, `${name}.${field}`);
      return [field, key.endsWith('?') ? { ...shape, isOptional: true } : shape];
    });
    return { kind: 'object', name, fields: new Map(fields) };
  }

  function readText(text: string, name: string): Shape {
    if (text.endsWith('?')) return { ...readText(text.slice(0, -1), name), isOptional: true };
    if (text.endsWith('|null')) return { ...readText(text.slice(0, -5), name), isOptional: true };
    if (text.endsWith('[]')) return { kind: 'list', of: readText(text.slice(0, -2), `${name}[]`) };
    if (text.startsWith('{') && text.endsWith('}')) return objectOf(partsOf(text.slice(1, -1)), name);
    const entity = entities[text];
    if (entity !== undefined && within.includes(text)) return { kind: 'anything' };
    if (entity !== undefined) return objectOf(Object.entries(entity), text, [...within, text]);
    const kind = plain[text];
    if (kind !== undefined) return { kind };
    const [type, numbers] = /^(int|number|int\[\]) ([\d|]+)$/.exec(text)?.slice(1) ?? [];
    if (type !== undefined && numbers !== undefined) {
      const one: Shape = { kind: 'number', values: numbers.split('|').map(Number) };
      return type.endsWith('[]') ? { kind: 'list', of: one } : one;
    }
    if (/^int \d+-\d+$/.test(text)) return { kind: 'number' };
    const values = text.replace(/^\((.*)\)$/, '$1').split('|');
    // Words in quotes are values, even a single one.
    if ((values.length > 1 || text.startsWith("'")) && values.every((value) => /^'?\w+'?$/.test(value)))
      return { kind: 'string', values: values.map((value) => value.replaceAll("'", '')) };
    throw new Error(`${name}: '${text}' is not understood`);
  }
}

/** `a, b: int, c?` as entries; a field without a type may hold anything. */
function partsOf(text: string): [string, string][] {
  const parts = text.split(/,(?![^(]*\))\s*/);
  return parts.map((part) => {
    const [key = '', type = 'object'] = part.replace(/ \([^)]*\)$/, '').split(/:\s*/);
    return [key.trim(), type];
  });
}

/** `string bool?` travels as text in a form; remarks in brackets or after a comma say nothing of the type. */
function withoutRemark(notation: string): string {
  const bool = /^string (bool|iso)(\??)/.exec(notation);
  if (bool !== null) return `${bool[1]}${bool[2]}`;
  const withValues = /^(number|int) \(([\d|]+\|[\d|]+)\)$/.exec(notation);
  if (withValues !== null) return `${withValues[1]} ${withValues[2]}`;
  return notation
    .replace(/\s*\((?![\w|]+\)\[\])[^)]*\)$/, '')
    .replace(/,.*$/, (rest) => (notation.startsWith('{') ? rest : ''));
}
