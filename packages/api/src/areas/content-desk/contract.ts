import { importCalls } from './contract/importing.ts';
import { itemCalls } from './contract/items.ts';
import { labelCalls } from './contract/labels.ts';
import { stateCalls } from './contract/states.ts';
import { versionCalls } from './contract/versions.ts';

/** Writing news, resources and pages for members. */
export const contentDesk = {
  ...itemCalls,
  ...stateCalls,
  ...versionCalls,
  ...labelCalls,
  ...importCalls,
};
