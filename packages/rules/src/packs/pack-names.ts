/** Of one name within a pack: every system takes 255 bytes, and paths of 260 characters with the folders around it. */
const mostBytes = 120;
const encoder = new TextEncoder();

/** What some system does not take in names, or reads as something else. */
const refused = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A part of a name that every system keeps as it is: without folders, control characters and what ends a name wrongly. */
export function namePart(text: string, most = mostBytes): string {
  const plain = text.normalize('NFC').replaceAll(refused, ' ').replaceAll(/\s+/g, ' ').trim();
  return shortened(plain, most)
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '');
}

/** The same of a file, which keeps its ending. */
export function fileNamePart(name: string, most = mostBytes): string {
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name.trim())?.[0] ?? '';
  const stem = namePart(name.trim().slice(0, name.trim().length - ending.length), most - ending.length);
  return `${stem === '' ? 'file' : stem}${ending.toLowerCase()}`;
}

/** The name, or the same with a number where it is taken; systems that do not tell capitals from small letters take it for the same. */
export function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  let free = name;
  for (let count = 2; taken.has(keyOf(free)); count += 1) free = `${stem} (${count})${ending}`;
  taken.add(keyOf(free));
  return free;
}

const keyOf = (name: string) => name.normalize('NFC').toLowerCase();

function shortened(text: string, most: number): string {
  let bytes = 0;
  let fitting = '';
  for (const character of text) {
    bytes += encoder.encode(character).length;
    if (bytes > most) return fitting;
    fitting += character;
  }
  return fitting;
}
