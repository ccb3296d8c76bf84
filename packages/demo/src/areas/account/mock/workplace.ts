import { pageSizes, type Workplace } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import { containsText, unknownOrganisation } from '@portal/rules';

export function workplaceReply(call: MockCall): Workplace {
  const { id, organisationName, jobTitle } = viewerOf(call);
  const { state } = call;
  return {
    organisation: state.world.organisations.find(({ name }) => name === organisationName) ?? null,
    role: jobTitle,
    startDate: state.workSince.get(id) ?? null,
  };
}

interface WorkplaceInput {
  organisation: { id: string };
  role: string;
  startDate: string | null;
}

export function saveWorkplace({ organisation, role, startDate }: WorkplaceInput, call: MockCall): void {
  const { id } = viewerOf(call);
  const { state } = call;
  const chosen = state.world.organisations.find((one) => one.id === organisation.id);
  if (chosen === undefined) refuse(unknownOrganisation);
  state.people.change(id, { organisationName: chosen?.name ?? '', jobTitle: role });
  state.workSince.set(id, startDate);
}

export function organisationsFound(keyword: string, { state }: MockCall): { id: string; name: string }[] {
  const found = state.world.organisations.filter(({ name }) => containsText(name, keyword));
  return found.slice(0, pageSizes.userPicker);
}

export function organisationReply(id: string, { state }: MockCall) {
  const organisation = state.world.organisations.find((one) => one.id === id);
  if (organisation === undefined) throw notFound();
  const { name, location } = organisation;
  return { id, name, location, imageUrl: null };
}
