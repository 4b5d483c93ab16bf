import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Deployment, type IDeployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { type IJob, Job } from 'kubernetes-models/batch/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Secret, Service } from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';
import { projectRoot, readSettings, SETTING_NAMES } from '#platform/runtime';
import { answers, readText, startedBy } from './code-facts.js';
import { unreadFields } from './unread-fields.js';

const FOLDER = 'deploy/kubernetes';
const KINDS = { Deployment, StatefulSet, Job, Ingress, PodDisruptionBudget, ConfigMap, Secret, Service };
type Manifest = { apiVersion: string; kind: keyof typeof KINDS; metadata: { name: string } };

const files = readdirSync(join(projectRoot(), FOLDER)).filter((name) => name.endsWith('.yaml'));
const manifestsOf = (file: string, folder = FOLDER) =>
  parseAllDocuments(readText(folder, file)).map((document) => document.toJS() as Manifest);
const kustomization = parse(readText(FOLDER, 'kustomization.yaml')) as { resources: string[] };
const applied = kustomization.resources.flatMap((file) => manifestsOf(file));
const ofReplica = manifestsOf('statefulset.yaml', 'deploy/replica');
const named = <T>(kind: string, name: string) =>
  applied.find((one) => one.kind === kind && one.metadata.name === name) as T | undefined;

const pods = applied.flatMap((one) => {
  if (one.kind !== 'Deployment' && one.kind !== 'Job') return [];
  const pod = (one as unknown as IDeployment | IJob).spec?.template.spec;
  return pod ? [{ name: one.metadata.name, pod, container: pod.containers[0] }] : [];
});

describe('deploy/kubernetes', () => {
  it('lists every file but the sample of the secret', () => {
    expect([...kustomization.resources, 'kustomization.yaml', 'secret.sample.yaml'].sort()).toEqual(
      files.filter((name) => name !== 'secret.yaml').sort(),
    );
  });

  it.each([...applied, ...ofReplica, ...manifestsOf('secret.sample.yaml')])(
    '$kind $metadata.name fits its schema',
    (one) => {
      const model = KINDS[one.kind];
      expect(one.apiVersion).toBe(model.apiVersion);
      expect(unreadFields(one, (fields) => model.prototype.validate.call(fields))).toEqual([]);
    },
  );

  it('starts two BFFs, three workers and a migration', () => {
    const replicas = (name: string) => named<IDeployment>('Deployment', name)?.spec?.replicas;
    expect([replicas('followthrough-bff'), replicas('followthrough-worker')]).toEqual([2, 3]);
    expect(pods.map(({ container }) => startedBy(container?.command ?? []))).toEqual([
      'tools/migrate.ts',
      'apps/bff/src/main.ts',
      'apps/worker/src/main.ts',
    ]);
  });

  it.each(pods)('$name cannot write outside of its volumes and has limits', ({ pod, container }) => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container?.resources?.limits?.memory).toMatch(/^\d+Mi$/);
    expect(container?.volumeMounts?.map(({ mountPath }) => mountPath)).toEqual(['/app/.data', '/tmp']);
  });

  it('probes paths and ports that exist', () => {
    const probed = pods.filter(({ container }) => container?.livenessProbe);
    expect(probed.map(({ container }) => container?.name)).toEqual(['bff', 'worker']);
    for (const { container } of probed) {
      const env = Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
      const { PORT, WORKER_HEALTH_PORT } = readSettings(env);
      const port = container?.name === 'bff' ? PORT : WORKER_HEALTH_PORT;
      const { livenessProbe, readinessProbe, startupProbe } = container ?? {};
      for (const probe of [livenessProbe, readinessProbe, startupProbe].filter((one) => one !== undefined)) {
        expect(container?.ports).toEqual([{ name: probe.httpGet?.port, containerPort: port }]);
        expect(answers(container?.name as 'bff' | 'worker', probe.httpGet?.path ?? '')).toBe(true);
      }
    }
  });

  it('lets the Service forget a BFF before it stops accepting connections', () => {
    const bff = pods.find(({ container }) => container?.name === 'bff');
    expect(bff?.container?.lifecycle?.preStop?.exec?.command).toEqual(['sleep', '5']);
    expect(bff?.pod.terminationGracePeriodSeconds ?? 30).toBeGreaterThan(15);
  });

  it('leads the Ingress and the disruption budgets to what runs', () => {
    const service = named<Service>('Service', 'followthrough-bff')?.spec;
    const labels = named<IDeployment>('Deployment', 'followthrough-bff')?.spec?.template.metadata?.labels;
    expect(labels).toEqual(service?.selector);
    const rule = named<Ingress>('Ingress', 'followthrough')?.spec?.rules?.[0];
    const backend = rule?.http?.paths[0]?.backend.service;
    expect(backend).toEqual({ name: 'followthrough-bff', port: { name: service?.ports?.[0]?.name } });
    for (const name of ['followthrough-bff', 'followthrough-worker'])
      expect(named<PodDisruptionBudget>('PodDisruptionBudget', name)?.spec?.selector).toEqual(
        named<IDeployment>('Deployment', name)?.spec?.selector,
      );
  });

  it('names only settings that exist', () => {
    const [secret] = manifestsOf('secret.sample.yaml') as unknown as [{ stringData: Record<string, string> }];
    const { data } = named<ConfigMap>('ConfigMap', 'followthrough') ?? {};
    const names = [...Object.keys(data ?? {}), ...Object.keys(secret.stringData)];
    expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
    expect(readSettings({ ...data, ...secret.stringData }).TRUST_PROXY).toBe(1);
    expect(Object.values(secret.stringData).join('')).toBe('');
  });

  it('asks for the key that pods without a common DATA_DIR need', () => {
    for (const { pod } of pods)
      expect(pod.volumes?.find(({ name }) => name === 'data')).toHaveProperty('emptyDir');
    expect(readText(FOLDER, 'secret.sample.yaml')).toMatch(/# Required, .*\n {2}FACTOR_KEY: ""\n/);
  });
});

describe('deploy/replica', () => {
  const [replica, service] = ofReplica as unknown as [StatefulSet, Service];
  const pod = replica.spec?.template.spec;
  const container = pod?.containers[0];
  const { resources, configMapGenerator } = parse(readText('deploy/replica/kustomization.yaml')) as {
    resources: string[];
    configMapGenerator: { name: string; files: string[] }[];
  };

  it('starts the script, with its files, on the PostgreSQL of the Compose sample', () => {
    expect(resources).toEqual(['statefulset.yaml']);
    expect(configMapGenerator.map(({ name }) => name)).toEqual([pod?.volumes?.[0]?.configMap?.name]);
    const script = readText('deploy/replica/start.sh');
    const named = [...script.matchAll(/\$here\/([\w.]+)/g)].map(([, name]) => name);
    expect(configMapGenerator[0]?.files).toEqual(['start.sh', ...named]);
    expect(container?.command?.slice(0, 2)).toEqual(['sh', '/replica/start.sh']);
    expect(readText('deploy/compose.scaled.yml')).toContain(`image: ${container?.image}\n`);
  });

  it('writes only into its volumes, and keeps its copy', () => {
    expect(container?.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const mounted = container?.volumeMounts?.map(({ name, mountPath }) => [name, mountPath]);
    expect(mounted).toEqual([
      ['data', '/var/lib/postgresql'],
      ['start', '/replica'],
      ['temporary', '/tmp'],
    ]);
    expect(replica.spec?.volumeClaimTemplates?.map(({ metadata }) => metadata?.name)).toEqual(['data']);
    // Otherwise Kubernetes lets the group write the copied files at the next start, which PostgreSQL refuses.
    expect(pod?.securityContext?.fsGroupChangePolicy).toBe('OnRootMismatch');
  });

  it('has a name for each replica', () => {
    expect(replica.spec?.serviceName).toBe(service.metadata?.name);
    expect(service.spec).toMatchObject({ clusterIP: 'None', selector: replica.spec?.selector?.matchLabels });
    expect(container?.ports).toEqual([
      { name: service.spec?.ports?.[0]?.targetPort, containerPort: service.spec?.ports?.[0]?.port },
    ]);
  });
});
