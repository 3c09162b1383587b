/** Files that arrive in pieces at several servers. */
export const pieceTables = `
CREATE TABLE arriving (
  id text COLLATE "C" NOT NULL,
  form text COLLATE "C" NOT NULL,
  size bigint NOT NULL,
  metadata text NOT NULL,
  received bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (id, form),
  FOREIGN KEY (id, form) REFERENCES uploads (id, form) ON DELETE CASCADE
);
CREATE TABLE pieces (
  upload text COLLATE "C" NOT NULL,
  form text COLLATE "C" NOT NULL,
  start bigint NOT NULL,
  length bigint NOT NULL,
  id text COLLATE "C" NOT NULL,
  PRIMARY KEY (upload, form, start),
  FOREIGN KEY (upload, form) REFERENCES arriving (id, form) ON DELETE CASCADE
);
`;
