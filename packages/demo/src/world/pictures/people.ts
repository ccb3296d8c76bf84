import { at, circle, darker, line, shape } from './draw.ts';
import { clothes } from './clothes.ts';
import { face, overFace } from './face.ts';
import { hairBehind, hairInFront } from './hair.ts';
import { look as readLook, type Look } from './looks.ts';

type Limb = readonly [number, number, number, number];

/** How a full figure stands or sits: each limb is its joint and its end, in the box of a portrait. */
export interface Pose {
  left?: Limb;
  right?: Limb;
  legs?: readonly [Limb, Limb];
  trousers?: string;
  shoes?: string;
  tilt?: number;
  lean?: number;
  child?: boolean;
  /** Seen from the front on a seat: the thighs lie over the body. */
  sits?: boolean;
}

const overlap = ['braids', 'hijab'];
const shortSleeves = ['tee', 'scrubs', 'polo', 'scoop'];
const body = 'M62 216c0-28 17-41 41-47 5 12 29 12 34 0 24 6 41 19 41 47l-10 166q-2 14-16 14h-64q-14 0-16-14z';

/** The neck is the hinge: everything turns about it. */
function about(turn: number, scale: number, ...parts: string[]): string {
  return turn === 0 && scale === 1 ? parts.join('') : at(120, 165, scale, turn, at(-120, -165, 1, 0, ...parts));
}

function stack(look: Look, tilt: number, dressed: string, behind = ''): string {
  const head = about(tilt, 1, face(look) + hairInFront(look) + overFace(look));
  const back = about(tilt, 1, hairBehind(look));
  return overlap.includes(look.hair) ? back + behind + dressed + head : back + behind + head + dressed;
}

/** Head and shoulders in the 240 box of a portrait. */
export function bust(look: Look, tilt = 0): string {
  return stack(look, tilt, clothes(look));
}

function arm(look: Look, shoulderX: number, [elbowX, elbowY, handX, handY]: Limb): string {
  const sleeve = darker(look.topColour, 0.07);
  const halfX = shoulderX + (elbowX - shoulderX) * 0.62;
  const halfY = 214 + (elbowY - 214) * 0.62;
  const whole = `M${shoulderX} 214L${elbowX} ${elbowY}L${handX} ${handY}`;
  const hand = circle(handX, handY, 16, look.skin);
  if (shortSleeves.includes(look.top))
    return line(whole, look.skin, 28) + hand + line(`M${shoulderX} 214L${halfX} ${halfY}`, sleeve, 38);
  const wristX = handX - (handX - elbowX) * 0.16;
  const wristY = handY - (handY - elbowY) * 0.16;
  return hand + line(`M${shoulderX} 214L${elbowX} ${elbowY}L${wristX} ${wristY}`, sleeve, 36);
}

function leg(hipX: number, hipY: number, [kneeX, kneeY, footX, footY]: Limb, trousers: string, shoes: string): string {
  const toe = footX < kneeX - 20 ? -1 : footX > kneeX + 20 ? 1 : hipX < 120 ? -1 : 1;
  return (
    line(`M${hipX} ${hipY}L${kneeX} ${kneeY}L${footX} ${footY}`, trousers, 46) +
    at(footX, footY, [toe, 1], 0, shape('M-24 12h34c18 0 30 9 32 22h-66z', shoes))
  );
}

/** A whole figure; the box of a portrait holds its head and shoulders, the body goes on below it. */
export function figure(words: string, pose: Pose = {}): string {
  const look = readLook(words);
  const {
    left = [60, 300, 70, 384],
    right = [180, 300, 170, 384],
    trousers = '#3a4256',
    shoes = '#f4efe7',
    tilt = 0,
    lean = 0,
    child = false,
    sits = false,
  } = pose;
  const hipY = sits ? 362 : 384;
  const legs = pose.legs
    ? leg(98, hipY, pose.legs[0], trousers, shoes) + leg(142, hipY, pose.legs[1], darker(trousers, 0.1), shoes)
    : '';
  const arms = arm(look, 80, left) + arm(look, 160, right);
  const torso = clothes(look, body);
  const dressed = about(0, child ? 0.62 : 1, sits ? torso + legs : legs + torso, arms);
  return about(lean, 1, stack(look, tilt, dressed));
}
