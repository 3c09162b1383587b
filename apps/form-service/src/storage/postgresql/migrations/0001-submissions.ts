/**
 * Every unique index holds the form, so that the tables can be spread by it. `COLLATE "C"` compares bytes: no upgrade of
 * a system's languages reorders an index.
 */
export const submissionTables = `
CREATE TABLE form_versions (
  form text COLLATE "C" NOT NULL,
  version text COLLATE "C" NOT NULL,
  public_version text COLLATE "C" NOT NULL,
  definition text NOT NULL,
  first_served bigint NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (version, form)
);
CREATE INDEX form_versions_by_public_version ON form_versions (public_version, first_served);
CREATE INDEX form_versions_by_form ON form_versions (form, first_served);
CREATE TABLE submissions (
  id text COLLATE "C" NOT NULL,
  form text COLLATE "C" NOT NULL,
  version text COLLATE "C" NOT NULL,
  key text COLLATE "C",
  data_hash text NOT NULL,
  reference text COLLATE "C" NOT NULL,
  data text NOT NULL,
  returned text,
  metadata text NOT NULL,
  received bigint NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (id, form),
  CONSTRAINT submissions_by_key UNIQUE (key, form),
  CONSTRAINT submissions_by_reference UNIQUE (reference, form)
);
CREATE INDEX submissions_by_form ON submissions (form, received, number);
CREATE TABLE watched_forms (
  form text COLLATE "C" PRIMARY KEY,
  paths text NOT NULL DEFAULT '[]'
);
CREATE TABLE unique_paths (
  form text COLLATE "C" NOT NULL,
  path text COLLATE "C" NOT NULL,
  received bigint NOT NULL DEFAULT -1,
  number bigint NOT NULL DEFAULT -1,
  done boolean NOT NULL DEFAULT false,
  PRIMARY KEY (form, path)
);
CREATE TABLE unique_values (
  form text COLLATE "C" NOT NULL,
  path text COLLATE "C" NOT NULL,
  value text COLLATE "C" NOT NULL,
  submission text COLLATE "C" NOT NULL,
  is_claim boolean NOT NULL,
  PRIMARY KEY (form, path, value, submission),
  FOREIGN KEY (submission, form) REFERENCES submissions (id, form) ON DELETE CASCADE
);
CREATE UNIQUE INDEX unique_claims ON unique_values (form, path, value) WHERE is_claim;
CREATE INDEX unique_values_by_submission ON unique_values (submission, form);
CREATE TABLE uploads (
  id text COLLATE "C" NOT NULL,
  form text COLLATE "C" NOT NULL,
  field text NOT NULL,
  name text NOT NULL,
  original_name text NOT NULL,
  claimed_type text NOT NULL,
  type text NOT NULL,
  size bigint NOT NULL,
  is_private boolean NOT NULL,
  scan text NOT NULL,
  client text COLLATE "C",
  created bigint NOT NULL,
  submission text COLLATE "C",
  keeper text,
  kept bigint,
  PRIMARY KEY (id, form)
);
CREATE INDEX unclaimed_uploads ON uploads (created) WHERE submission IS NULL;
CREATE INDEX uploads_by_client ON uploads (client) WHERE client IS NOT NULL;
CREATE INDEX uploads_to_scan ON uploads (created) WHERE scan = 'waiting';
CREATE INDEX uploads_by_submission ON uploads (submission) WHERE submission IS NOT NULL;
`;
