import type { Part } from '@portal/api/contract';
import { deskRefusal, type FileOwner, fileRefusal, permissionsEverywhere, scopeRefusal } from '@portal/rules';
import type { Profile } from '@portal/kit/access';
import { enforceModule } from '../../http/enforce-module.ts';
import { notFound, refuse } from '../../http/problem.ts';
import type { Person } from '../../http/person.ts';
import type { AssetRow } from '../files/index.ts';

/** Pictures of people stand on pages of every module; the sound of a name on profiles, and where its owner looks after it. */
function partOf({ ownerKind, ownerId }: AssetRow, person: Person): Part {
  if (ownerKind === 'nameSound') return ownerId === person.id ? {} : { module: 'member_directory' };
  // Pages for members and enquiries belong to none.
  if (ownerKind === 'avatar' || ownerKind === 'page' || ownerKind === 'enquiry') return {};
  if (ownerKind === 'cpdRecord' || ownerKind === 'cpdAudit') return { module: 'cpd' };
  if (ownerKind === 'event') return { module: 'events' };
  if (ownerKind === 'news') return { module: 'news' };
  if (ownerKind === 'resource') return { module: 'resources' };
  return ownerKind === 'eventDocument' ? { module: 'events', submodule: 'attachments' } : { module: 'communities' };
}

interface File {
  file: AssetRow;
  owner: FileOwner | null;
}

/** Refuses a file to whoever may not read what it belongs to, now and in this portal. */
export function permitOnFile(found: File | null, person: Person, profile: Profile): File {
  if (found === null) throw notFound();
  const part = partOf(found.file, person);
  enforceModule(part, profile, person);
  const { ownerKind, ownerId } = found.file;
  const isInEveryScope = ownerKind === 'avatar' || (ownerKind === 'nameSound' && ownerId === person.id);
  refuse(scopeRefusal(person.scope, { access: part, isInEveryScope }));
  const looksAfterEvents = deskRefusal(person.role, profile) === null;
  const isImpersonated = person.impersonator !== null;
  const writesContent = permissionsEverywhere(person.role, profile).has('generalContent');
  refuse(fileRefusal(found.owner, { ...person, isImpersonated, looksAfterEvents, writesContent }));
  return found;
}
