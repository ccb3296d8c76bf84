import type { Profile, SessionPort } from '@portal/kit';
import { EmbeddedCommunity } from './EmbeddedCommunity.tsx';

export interface OrganisationProps {
  apiUrl: string;
  profile: Profile;
  session: SessionPort;
}

/** A community of one organisation, which the visitor can leave without leaving the others. */
export function Organisation(props: OrganisationProps) {
  const { name } = props.profile;
  return (
    <section data-organisation={name} data-look={name}>
      <button type="button" onClick={() => props.session.set(null)}>
        Leave {name}
      </button>
      <EmbeddedCommunity {...props} />
    </section>
  );
}
