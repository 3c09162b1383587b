/** A line for each view and each deletion of a submission: who, when, which. */
export const auditTables = `
CREATE TABLE audit (
  id text COLLATE "C" PRIMARY KEY,
  at bigint NOT NULL,
  operator text NOT NULL,
  action text NOT NULL,
  form text COLLATE "C" NOT NULL,
  reference text COLLATE "C"
);
CREATE INDEX audit_by_time ON audit (at);
CREATE INDEX audit_by_reference ON audit (reference, at) WHERE reference IS NOT NULL;
`;
