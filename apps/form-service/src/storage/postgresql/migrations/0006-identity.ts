/** The store of files names the database that it belongs to. */
export const identityTable = `
CREATE TABLE database_identity (
  id text COLLATE "C" PRIMARY KEY,
  since bigint NOT NULL
);
INSERT INTO database_identity
  VALUES (replace(gen_random_uuid()::text, '-', ''), floor(extract(epoch FROM now()) * 1000)::bigint);
`;
