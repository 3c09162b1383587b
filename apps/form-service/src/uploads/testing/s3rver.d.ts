/** As much of the S3 server of the tests as we use; it brings no types. */
declare module 's3rver' {
  // biome-ignore lint/style/noDefaultExport: the package exports it so, and these types describe that
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
