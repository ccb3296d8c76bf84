/** How often one person may make a call, counted together for every call of the group. */
export interface CallLimit {
  group: string;
  calls: number;
  seconds: number;
}

function perMinute(group: string, calls: number): CallLimit {
  return { group, calls, seconds: 60 };
}

/** Far above what a person does with the portal, and low enough that a script neither floods it nor copies it. */
export const callLimits = {
  reads: perMinute('reads', 600),
  changes: perMinute('changes', 120),
  reactions: perMinute('reactions', 240),
  views: perMinute('views', 240),
  tracking: perMinute('tracking', 120),
  accounts: perMinute('accounts', 240),
  searches: perMinute('searches', 120),
  people: perMinute('people', 120),
  posts: perMinute('posts', 20),
  comments: perMinute('comments', 40),
  writing: perMinute('writing', 60),
  edits: perMinute('edits', 60),
  meetings: perMinute('meetings', 60),
  reports: perMinute('reports', 20),
  files: perMinute('files', 20),
  packs: perMinute('packs', 6),
  enquiries: perMinute('enquiries', 5),
} as const satisfies Record<string, CallLimit>;
