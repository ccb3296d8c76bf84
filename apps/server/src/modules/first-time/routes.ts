import { contract } from '@portal/api/contract';
import { fieldOptionsReply } from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import { placeOf } from '../places/index.ts';
import { renewalPlace } from '../renewals/index.ts';
import { draftReply, saveDraft } from './draft.ts';
import { countries, countryOfLocale, statesOf } from './places.ts';
import { redirectLink } from './redirect-link.ts';
import { saveFirstTime } from './save.ts';
import { valuesOf } from './values.ts';

export function firstTimeRoutes(routes: Routes): void {
  const { firstTime } = contract;
  bind(routes, firstTime.values, (_, call) => valuesOf(call));
  bind(routes, firstTime.options, async () => fieldOptionsReply());
  bind(routes, firstTime.save, async ({ body }, call) => {
    await saveFirstTime(body, call);
    return {};
  });
  bind(routes, firstTime.redirectLink, (_, call) => redirectLink(call));
  bind(routes, firstTime.draft, (_, call) => draftReply(call));
  bind(routes, firstTime.saveDraft, async ({ body }, call) => {
    await saveDraft(body, call);
    return {};
  });
  bind(routes, firstTime.countries, async () => ({ countries: [...countries] }));
  bind(routes, firstTime.states, async ({ query }, { deps }) => ({
    states: [...statesOf(query.country ?? countryOfLocale(deps.profile.locale))],
  }));
  bind(routes, firstTime.renewLink, (_, call) => renewalPlace(call));
  bind(routes, firstTime.updateDetailsLink, async (_, call) => placeOf(call, 'updateDetailsRoute'));
}
