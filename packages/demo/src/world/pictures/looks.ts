/** What a drawn person looks like; every field names a part of the kit. */
export interface Look {
  skin: string;
  hair: string;
  hairColour: string;
  top: string;
  topColour: string;
  extras: readonly string[];
}

const skins: Record<string, string> = {
  a: '#f8d9c4',
  b: '#f0c4a2',
  c: '#e3ac84',
  d: '#cc8f63',
  e: '#ae7249',
  f: '#8d5735',
  g: '#6d4128',
  h: '#52301f',
};

const colours: Record<string, string> = {
  black: '#26222b',
  espresso: '#3b2a26',
  brown: '#5d3d2c',
  chestnut: '#7d4a2f',
  auburn: '#9c4f2c',
  red: '#b9592f',
  honey: '#b98446',
  blond: '#dcb370',
  grey: '#9b9aa0',
  silver: '#cfccc9',
  white: '#ece8e1',
  navy: '#2b3f66',
  sky: '#8fb8d8',
  teal: '#1f6f78',
  sea: '#5aa39c',
  mint: '#a9d3bf',
  moss: '#6d8a54',
  olive: '#8c8a54',
  mustard: '#dba73f',
  apricot: '#eda677',
  coral: '#e07a5f',
  brick: '#b4533c',
  rose: '#d98c95',
  plum: '#74496c',
  lilac: '#b3a0d0',
  sand: '#d9c3a0',
  cream: '#f3e8d6',
  snow: '#f7f5f1',
  slate: '#586272',
  ink: '#343845',
};

/** A colour of the kit by its name; a hex colour stands for itself. */
export function colour(name: string): string {
  return colours[name] ?? name;
}

/** Reads 'skin hair hair-colour top top-colour extra…', for example 'c bob brown tee teal glasses'. */
export function look(words: string): Look {
  const [skin = 'b', hair = 'crop', hairColour = 'brown', top = 'tee', topColour = 'teal', ...extras] =
    words.split(' ');
  return { skin: skins[skin] ?? skin, hair, hairColour: colour(hairColour), top, topColour: colour(topColour), extras };
}
