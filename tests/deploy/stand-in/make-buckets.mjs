// What a house that offers a store does for whoever asks: two empty buckets.
import { createRequire } from 'node:module';

const { CreateBucketCommand, S3Client } = createRequire('/opt/phum/current/package.json')(
  '@aws-sdk/client-s3',
);
const store = new S3Client({
  region: 'us-east-1',
  endpoint: 'http://127.0.0.1:8080',
  forcePathStyle: true,
  credentials: { accessKeyId: 'phum:files', secretAccessKey: 'a-key-of-the-store' },
});
for (const Bucket of ['phum', 'phum-backups']) await store.send(new CreateBucketCommand({ Bucket }));
