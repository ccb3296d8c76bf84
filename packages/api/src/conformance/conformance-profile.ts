import { moduleIds } from '@portal/kit/access';
import { testProfile } from '@portal/kit/testing';

const everyModule = Object.fromEntries(moduleIds.map((id) => [id, {}]));

/** The organisation whose portal the cases are run against: communities are for members and client users. */
export const conformanceProfile = testProfile({
  ...everyModule,
  communities: { accessRules: ['isMember', 'isClientUser'] },
});
