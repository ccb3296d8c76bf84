import { at, circle, drawing, lighter, type Picture } from './draw.ts';
import { bust } from './people.ts';
import { colour, look } from './looks.ts';

const rows: readonly string[] = [
  'peach|b wavy brown blazer teal studs',
  'mint|f afro black tee mustard hoops grin',
  'sky|a side blond shirt sky glasses',
  'sand|c long black scrubs sea grin',
  'rose|d hijab plum cardi slate',
  'mint|e turban teal shirt cream beard',
  'sand|b bob silver cardi plum older round',
  'sky|g crop black polo coral grin',
  'lilac|a curls red stripes navy freckles',
  'peach|c crop espresso scrubs teal stubble',
  'mint|b thin silver shirt moss older glasses',
  'rose|h locs black tee rose grin',
  'sky|a fringe espresso roll apricot',
  'sand|d bun black blazer brick studs',
  'lilac|b quiff chestnut tee slate short-beard',
  'peach|e braids black scoop sea soft',
  'mint|a pixie grey scrubs plum older studs',
  'sky|c hijab cream tee navy grin',
  'sand|f bald black suit ink beard',
  'rose|b pony honey polo teal grin freckles',
  'lilac|d side black suit navy',
  'sand|a long red cardi moss soft',
  'mint|g coils black shirt apricot glasses',
  'sky|c bob black blazer ink round',
  'sand|b high grey polo navy older moustache',
  'rose|e curly black scrubs sky grin',
  'lilac|a knot blond blazer lilac necklace',
  'peach|b bald brown tee ink short-beard glasses',
  'mint|d wavy espresso scoop coral necklace grin',
  'sky|a curly honey overall navy',
  'sand|h crop black shirt snow goatee',
  'rose|c fringe black stripes brick glasses',
  'lilac|f hijab mustard blazer plum',
  'peach|a bob auburn scrubs sea aid',
  'mint|b curly grey cardi teal older grin',
  'sky|d turban brick suit slate beard moustache',
  'lilac|a side silver shirt sky older',
  'rose|b long chestnut tee plum grin',
  'lilac|e bun espresso scrubs slate round',
  'peach|d quiff black blazer navy stubble grin',
  'mint|a wavy blond stripes teal lanyard soft',
  'sky|g braids black roll mustard studs grin',
  'sand|c high black polo brick glasses',
  'rose|a curls silver scoop navy older necklace',
  'lilac|b crop red scrubs moss beard',
  'peach|f knot black shirt cream lanyard hoops',
  'mint|c pony espresso tee coral soft',
  'sky|b thin grey cardi ink older greybeard short-beard round',
];

const grounds: Record<string, string> = {
  peach: '#f6d5bf',
  mint: '#c6e0d2',
  sky: '#c5dcea',
  sand: '#ecdcbd',
  rose: '#f0cccb',
  lilac: '#d9cfea',
};

/** How many different portraits there are. */
export const portraitCount = rows.length;

/** One portrait by its number, counted from zero. */
export function portrait(index: number): Picture | null {
  const [ground = '', words = ''] = rows[index]?.split('|') ?? [];
  if (words === '') return null;
  const tone = grounds[ground] ?? colour(ground);
  return drawing(240, 240, [
    `<path d="M0 0h240v240H0z" fill="${tone}"/>`,
    circle(120, 128, 98, lighter(tone, 0.32)),
    at(-18, -15, 1.15, 0, bust(look(words))),
  ]);
}
