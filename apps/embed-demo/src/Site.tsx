import type { Profile, SessionPort } from '@portal/kit';
import { useState } from 'react';
import { EmbeddedCommunities } from './EmbeddedCommunities.tsx';
import { EmbeddedCommunity } from './EmbeddedCommunity.tsx';
import { useHashPath } from './hash-router.ts';
import { Organisation, type OrganisationProps } from './Organisation.tsx';

export interface SiteProps {
  apiUrl: string;
  /** Each visitor has a portal of their own on the page. */
  visitors: readonly { name: string; session: SessionPort; profile: Profile }[];
  /** Of somebody whom the website does not know. */
  guest: SessionPort;
  /** Each with a server of its own. */
  organisations: readonly OrganisationProps[];
}

/**
 * A small website with a router of its own. Its Communities page embeds the portal, once for each visitor, its Hand therapy page one community for the
 * first of them, its Guests page the same for somebody who has not signed in, and its
 * Organisations page the same of two organisations, at which visitors sign in on their own.
 */
export function Site(props: SiteProps) {
  const path = useHashPath();
  const [expired, setExpired] = useState<string | null>(null);
  const [first] = props.visitors;
  return (
    <div className="site">
      <header>
        <h1 id="site-title">Riverside Skills Network</h1>
        <nav>
          <a href="#/">About us</a>
          <a href="#/communities">Communities</a>
          <a href="#/hand-therapy">Hand therapy</a>
          <a href="#/guests">Guests</a>
          <a href="#/organisations">Organisations</a>
        </nav>
      </header>
      {path === 'communities' ? (
        <div className="pair">
          {props.visitors.map((visitor) => (
            <section key={visitor.name} data-visitor={visitor.name} data-look={visitor.profile.name}>
              <EmbeddedCommunities
                apiUrl={props.apiUrl}
                session={visitor.session}
                profile={visitor.profile}
                onSessionExpired={() => setExpired(visitor.name)}
              />
            </section>
          ))}
        </div>
      ) : path === 'hand-therapy' && first !== undefined ? (
        <section data-visitor={first.name} data-look={first.profile.name}>
          <EmbeddedCommunity apiUrl={props.apiUrl} session={first.session} profile={first.profile} />
        </section>
      ) : path === 'guests' && first !== undefined ? (
        <section data-visitor="guest" data-look={first.profile.name}>
          <EmbeddedCommunity apiUrl={props.apiUrl} session={props.guest} profile={first.profile} />
        </section>
      ) : path === 'organisations' ? (
        props.organisations.map((one) => <Organisation key={one.profile.name} {...one} />)
      ) : (
        <section>
          <h2>Who we are</h2>
          <p>We help people along the river find work and each other.</p>
          <button type="button">Write to us</button>
        </section>
      )}
      {expired !== null && <p role="status">Please sign in again, {expired}.</p>}
    </div>
  );
}
