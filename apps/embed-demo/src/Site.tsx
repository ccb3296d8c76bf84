import type { Profile, SessionPort } from '@portal/kit';
import { useState } from 'react';
import { EmbeddedCommunities } from './EmbeddedCommunities.tsx';
import { useHashPath } from './hash-router.ts';

export interface SiteProps {
  apiUrl: string;
  /** Each visitor has a portal of their own on the page. */
  visitors: readonly { name: string; session: SessionPort; profile: Profile }[];
}

/** A small website with a router of its own; its Communities page embeds the portal, once for each visitor. */
export function Site(props: SiteProps) {
  const path = useHashPath();
  const [expired, setExpired] = useState<string | null>(null);
  return (
    <div className="site">
      <header>
        <h1 id="site-title">Riverside Skills Network</h1>
        <nav>
          <a href="#/">About us</a>
          <a href="#/communities">Communities</a>
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
                onExpired={() => setExpired(visitor.name)}
              />
            </section>
          ))}
        </div>
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
