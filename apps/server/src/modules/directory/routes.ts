import { contract } from '@portal/api/contract';
import { anywhere } from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import { countryOfLocale, statesOf } from '../first-time/index.ts';
import { exportMembers } from './export-members.ts';
import { listCompanies, listMembers, listOrganisations } from './list.ts';
import { placesOfMembers, placesOfOrganisations } from './places.ts';
import { memberProfile, ownCard, ownProfile, saveDescription, saveVisibility, visibility } from './profiles.ts';
import { removeFilter, savedFilters, saveFilter } from './saved-filters.ts';

export function directoryRoutes(routes: Routes): void {
  const { directory } = contract;
  bind(routes, directory.members, ({ query }, call) => listMembers(query, call));
  bind(routes, directory.memberPlaces, ({ query }, call) => placesOfMembers(query, call));
  bind(routes, directory.exportMembers, ({ query }, call) => exportMembers(query, call));
  bind(routes, directory.locations, async (_, { deps }) => ({
    locations: [...statesOf(countryOfLocale(deps.profile.locale))],
  }));
  bind(routes, directory.companies, ({ query }, call) => listCompanies(query, call));
  bind(routes, directory.savedFilters, (_, call) => savedFilters(call));
  bind(routes, directory.saveFilter, ({ body }, call) => saveFilter(body, call));
  bind(routes, directory.removeFilter, async ({ params }, call) => {
    await removeFilter(params.id, call);
    return { success: true, message: '' };
  });
  bind(routes, directory.member, ({ params }, call) => memberProfile(params.id, call));
  bind(routes, directory.organisations, ({ query }, call) => listOrganisations(query, call));
  bind(routes, directory.organisationPlaces, ({ query }, call) => placesOfOrganisations(query, call));
  bind(routes, directory.organisationList, ({ body }, call) =>
    listOrganisations({ ...body, ...anywhere, orderBy: 'name' }, call),
  );
  bind(routes, directory.profile, (_, call) => ownProfile(call));
  bind(routes, directory.card, (_, call) => ownCard(call));
  bind(routes, directory.saveDetails, async ({ body }, call) => {
    await saveDescription(body, call);
    return { success: true, message: '' };
  });
  bind(routes, directory.visibility, (_, call) => visibility(call));
  bind(routes, directory.saveVisibility, async ({ body }, call) => {
    await saveVisibility(body, call);
    return { success: true, message: '' };
  });
}
