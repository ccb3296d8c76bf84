import type { Endpoint } from '@portal/api/contract';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { DocumentKind } from '../../signing/asset-urls.ts';

/** A kind of document that is made when its address is opened. */
export interface OpenedDocument {
  /** The call that downloads the same: whoever may not make it opens nothing. */
  endpoint: Endpoint;
  /** Refuses whoever it does not belong to. */
  make(
    asking: { deps: Deps; db: Db; personId: string; now: Date },
    id: string,
  ): Promise<{ name: string; pdf: Uint8Array }>;
}

export type OpenedDocuments = Readonly<Record<DocumentKind, OpenedDocument>>;
