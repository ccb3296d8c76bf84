import { circle, darker, lighter, line, mix, oval, shape } from './draw.ts';
import type { Look } from './looks.ts';

const ink = '#2b2230';
const bothEyes = [105, 135] as const;

function beardColour(look: Look): string {
  const grey = look.extras.includes('greybeard');
  const covered = look.hair === 'turban' || look.hair === 'bald';
  return grey ? '#c9c6c3' : covered ? '#2f262a' : look.hairColour;
}

function beard(look: Look): string {
  const hair = beardColour(look);
  const full = 'M84 108c1 34 12 56 36 56s35-22 36-56c-4 9-8 14-13 17-7-4-14-5-23-5s-16 1-23 5c-5-3-9-8-13-17z';
  const short = 'M84 112c2 28 14 45 36 45s34-17 36-45c-3 9-7 16-12 20-7-4-15-6-24-6s-17 2-24 6c-5-4-9-11-12-20z';
  if (look.extras.includes('beard')) return shape(full, hair);
  if (look.extras.includes('short-beard')) return shape(short, hair, ' opacity=".92"');
  if (look.extras.includes('stubble')) return shape(short, hair, ' opacity=".22"');
  if (look.extras.includes('goatee'))
    return shape('M103 128c5-5 11-7 17-7s12 2 17 7c1 18-6 29-17 29s-18-11-17-29z', hair);
  return '';
}

function mouth(look: Look, shade: string): string {
  if (look.extras.includes('grin'))
    return (
      shape('M106 130c9 4 19 4 28 0-1 10-7 15-14 15s-13-5-14-15z', '#7c2f33') +
      shape('M107 130.5c8 3.5 18 3.5 26 0-.4 3-1.2 4.6-2.4 5.6-7 2-14 2-21.2 0-1.2-1-2-2.6-2.4-5.6z', '#fff')
    );
  if (look.extras.includes('soft')) return line('M111 135c6 4 12 4 18 0', shade, 3.2);
  return line('M108 132c7 8 17 8 24 0', shade, 3.2);
}

function dark(look: Look): boolean {
  return Number.parseInt(look.skin.slice(1, 3), 16) < 0x78;
}

function glasses(look: Look): string {
  const frame = dark(look) ? '#d9a94f' : '#2f2a38';
  if (look.extras.includes('round'))
    return (
      bothEyes
        .map((x) => circle(x, 110, 13, '#fff', ` fill-opacity=".16" stroke="${frame}" stroke-width="3"`))
        .join('') + line('M118 108c1.5-1.5 2.5-1.5 4 0M92 107l-8-3M148 107l8-3', frame, 3)
    );
  if (look.extras.includes('glasses'))
    return (
      bothEyes
        .map(
          (x) =>
            `<rect x="${x - 13.5}" y="99" width="27" height="22" rx="8" fill="#fff" fill-opacity=".16" stroke="${frame}" stroke-width="3"/>`,
        )
        .join('') + line('M118.5 107h3M91.5 106l-7-2M148.5 106l7-2', frame, 3)
    );
  return '';
}

function brows(look: Look): string {
  const pale = ['bald', 'hijab', 'turban'].includes(look.hair);
  const hair = pale ? darker(look.skin, 0.55) : darker(look.hairColour, 0.28);
  return line('M97 97c4-4 11-5 16-2M143 97c-4-4-11-5-16-2', hair, 3.6);
}

function age(look: Look, shade: string): string {
  if (!look.extras.includes('older')) return '';
  return line(
    'M98 127c-2 4-2 8 0 12M142 127c2 4 2 8 0 12M91 116c2 2 5 3 8 3M149 116c-2 2-5 3-8 3M108 80c8-2 16-2 24 0',
    shade,
    2,
    ' opacity=".45"',
  );
}

function jewels(look: Look): string {
  if (look.extras.includes('studs')) return circle(82, 124, 3.5, '#e7b650') + circle(158, 124, 3.5, '#e7b650');
  if (look.extras.includes('hoops'))
    return [82, 158]
      .map((x) => `<circle cx="${x}" cy="130" r="8" fill="none" stroke="#e0ab45" stroke-width="3"/>`)
      .join('');
  if (look.extras.includes('aid')) return line('M158 100c6 2 7 12 2 18', '#d8d4dc', 4.5);
  return '';
}

/** Neck, ears and face, without the hair. Drawn in the 240 box of a portrait, the face centred on 120. */
export function face(look: Look): string {
  const shade = darker(mix(look.skin, '#b3493a', 0.28), 0.12);
  const bearded = look.extras.some((extra) => extra === 'goatee' || extra.endsWith('beard'));
  const darkLips = bearded ? mix(look.skin, '#cf6f78', 0.6) : mix(look.skin, '#1b0d12', 0.55);
  const lips = dark(look) ? darkLips : mix(look.skin, '#7a1f2b', 0.62);
  const covered = look.hair === 'hijab';
  const freckles = look.extras.includes('freckles')
    ? [94, 100, 97, 140, 146, 143].map((x, index) => circle(x, index % 3 === 2 ? 126 : 121, 1.3, shade)).join('')
    : '';
  return [
    shape('M102 132h36v38c0 11-8 17-18 17s-18-6-18-17z', look.skin),
    shape('M102 144c5 10 11 15 18 15s13-5 18-15v11c-5 9-11 13-18 13s-13-4-18-13z', shade, ' opacity=".55"'),
    covered
      ? ''
      : oval(83, 112, 8, 11, look.skin) +
        oval(157, 112, 8, 11, look.skin) +
        line('M82 108c-2 2-2 6 0 8M158 108c2 2 2 6 0 8', shade, 2, ' opacity=".5"'),
    shape('M84 96c0-30 14-46 36-46s36 16 36 46v14c0 28-15 47-36 47s-36-19-36-47z', look.skin),
    look.hair === 'bald' || look.hair === 'thin'
      ? oval(108, 66, 15, 8, lighter(look.skin, 0.3), ' opacity=".6" transform="rotate(-16 108 66)"')
      : '',
    cheeks(look),
    freckles,
    beard(look),
    line('M121 110c3 6 5 10 2 12-1.5 1-3.5 1-5 .4', shade, 2.6),
    mouth(look, lips),
    look.extras.includes('moustache')
      ? shape('M103 129c6-7 13-7 17-3 4-4 11-4 17 3-6 3-13 3-17-1-4 4-11 4-17 1z', darker(beardColour(look), 0.1))
      : '',
    bothEyes
      .map(
        (x) =>
          (dark(look) ? oval(x, 110.4, 5.6, 4.4, mix(look.skin, '#f6ece2', 0.72)) : '') +
          circle(x, 110, 3.9, ink) +
          circle(x + 1.3, 108.6, 1.2, '#fff'),
      )
      .join(''),
    age(look, shade),
  ].join('');
}

function cheeks(look: Look): string {
  const blush = mix(look.skin, '#dd4b3e', 0.34);
  const strength = ` opacity="${dark(look) ? 0.28 : 0.5}"`;
  return oval(97, 126, 8.5, 6, blush, strength) + oval(143, 126, 8.5, 6, blush, strength);
}

/** What lies over hair and face: brows, glasses, earrings, a hearing aid. */
export function overFace(look: Look): string {
  return brows(look) + jewels(look) + glasses(look);
}
