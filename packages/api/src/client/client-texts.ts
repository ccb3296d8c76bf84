/** The client's own words, for when there is no answer to quote. */
export interface ClientTexts {
  offline: string;
  timeout: string;
  serverError: string;
  tokenMissing: string;
  tokenUnreadable: string;
  accessTokenMissing: string;
}

export const clientTexts = {
  offline: 'We could not reach the server. Check your connection and try again.',
  timeout: 'The server took too long to answer. Try again.',
  serverError: 'Server error',
  tokenMissing: 'Authorization token not found',
  tokenUnreadable: 'Failed to decode token',
  accessTokenMissing: 'Access token is missing in decoded token',
} as const satisfies ClientTexts;
