import { drawing, type Picture } from './draw.ts';
import { ageing } from './covers/ageing.ts';
import { brain } from './covers/brain.ts';
import { children } from './covers/children.ts';
import { community } from './covers/community.ts';
import { driving } from './covers/driving.ts';
import { hands } from './covers/hands.ts';
import { home } from './covers/home.ts';
import { leadership } from './covers/leadership.ts';
import { mind } from './covers/mind.ts';
import { research } from './covers/research.ts';
import { rural } from './covers/rural.ts';
import { school } from './covers/school.ts';
import { students } from './covers/students.ts';
import { technology } from './covers/technology.ts';
import { wellbeing } from './covers/wellbeing.ts';
import { work } from './covers/work.ts';

const scenes = new Map([
  ['hands', hands],
  ['children', children],
  ['mind', mind],
  ['brain', brain],
  ['ageing', ageing],
  ['driving', driving],
  ['home', home],
  ['rural', rural],
  ['research', research],
  ['students', students],
  ['leadership', leadership],
  ['technology', technology],
  ['wellbeing', wellbeing],
  ['community', community],
  ['school', school],
  ['work', work],
]);

/** The names of the cover scenes. */
export const coverNames: readonly string[] = [...scenes.keys()];

/** One cover by its name, 16 : 9. */
export function cover(name: string): Picture | null {
  const parts = scenes.get(name)?.();
  return parts ? drawing(1280, 720, parts) : null;
}
