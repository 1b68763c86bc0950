import {
  Accordion,
  ActionIcon,
  Alert,
  Anchor,
  AspectRatio,
  Avatar,
  Badge,
  Blockquote,
  Box,
  Breadcrumbs,
  Button,
  Card,
  Center,
  Checkbox,
  Chip,
  CloseButton,
  Code,
  ColorSwatch,
  Container,
  Divider,
  Fieldset,
  FileInput,
  Flex,
  Grid,
  Group,
  Highlight,
  Image,
  Indicator,
  Kbd,
  List,
  Loader,
  LoadingOverlay,
  Mark,
  NavLink,
  NativeSelect,
  NumberInput,
  Pagination,
  Paper,
  PasswordInput,
  Progress,
  Radio,
  Rating,
  RingProgress,
  ScrollArea,
  SegmentedControl,
  SimpleGrid,
  Skeleton,
  Slider,
  Space,
  Spoiler,
  Stack,
  Stepper,
  Switch,
  Table,
  Tabs,
  TagsInput,
  Text,
  Textarea,
  TextInput,
  ThemeIcon,
  Timeline,
  Title,
  Typography,
  UnstyledButton,
} from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import headings from './headings.css?url';
import photo from './photo.webp';
import classes from './Uses.module.css';
// `Kbd.css` has no layer, so `siteLayer` puts it into the same layer as `Uses.module.css`. `Kbd.css` is
// imported later, so it overrides the module.
import '@mantine/core/styles/Kbd.css';
import kbdStyles from '@mantine/core/styles/Kbd.css?url';

const icon = <IconCheck size={18} aria-hidden />;
const frameworks = ['React', 'Angular', 'Vue'];
const variants = ['filled', 'light', 'outline', 'subtle', 'default', 'white'] as const;

/** Shows Mantine components as in Mantine's docs. Each child of the `data-uses` element is one example. */
export function UsesPage() {
  return (
    <Container py="xl">
      <link rel="stylesheet" href={headings} precedence="default" />
      <style href="uses" precedence="default">
        {'h2 { text-transform: uppercase }'}
      </style>
      <Title order={1}>Uses</Title>
      <div data-uses>
        <AspectRatio ratio={16 / 9} maw={200}>
          <Box bg="brand.1" />
        </AspectRatio>
        <Center h={100} bg="var(--mantine-color-gray-light)">
          Centred
        </Center>
        <Container size="xs">xs</Container>
        <Flex gap="md" justify="flex-end" direction={{ base: 'column', sm: 'row' }}>
          <Button>1</Button>
          <Button>2</Button>
        </Flex>
        <Grid>
          <Grid.Col span={{ base: 12, md: 6 }}>1</Grid.Col>
          <Grid.Col span="auto">2</Grid.Col>
        </Grid>
        <Group grow>
          <Button>1</Button>
          <Button>2</Button>
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing={{ base: 10, sm: 'xl' }}>
          <div>1</div>
          <div>2</div>
          <div>3</div>
        </SimpleGrid>
        <SimpleGrid type="container" cols={{ base: 1, '300px': 3 }}>
          <div>1</div>
          <div>2</div>
        </SimpleGrid>
        <Space h="xl" />
        <Stack gap="xs" align="center">
          <Text>One</Text>
          <Text>Two</Text>
        </Stack>
        <ScrollArea h={60} viewportProps={{ tabIndex: 0 }}>
          <Box h={200}>Long</Box>
        </ScrollArea>

        <Box mt="md" p="lg" bg="brand.1" c="dark.7" bdrs="xl" fz="sm" fw={700} ta="end">
          Box
        </Box>
        <Text hiddenFrom="md">Small</Text>
        <Text visibleFrom="md">Large</Text>
        <Text lightHidden>Dark</Text>
        <Text darkHidden>Light</Text>
        <Box style={(theme) => ({ borderRadius: theme.radius.xl, border: '1px solid' })}>Box</Box>
        <Kbd className={classes.box}>The padding of Mantine</Kbd>
        <Title order={2} className={classes.box}>
          The margin of the class
        </Title>
        <Box className={classes.box} p={{ base: 'xs', sm: 'xl' }}>
          The padding of the prop
        </Box>

        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button size="xs">xs</Button>
        <Button size="xl">xl</Button>
        <Button size="compact-md">compact-md</Button>
        <Button variant="gradient" gradient={{ from: 'brand.8', to: 'plum.8', deg: 90 }}>
          Gradient
        </Button>
        <Button disabled>Off</Button>
        <Button data-disabled>Off</Button>
        <Button loading loaderProps={{ type: 'dots' }} variant="default">
          Sending
        </Button>
        <Button color="red">Red</Button>
        <Button color="green" variant="light">
          Green
        </Button>
        <Button color="#104070">Own</Button>
        <Button leftSection={icon} rightSection={icon} fullWidth justify="space-between">
          Sections
        </Button>
        <Button.Group>
          <Button variant="default">First</Button>
          <Button variant="default">Second</Button>
        </Button.Group>
        <ActionIcon variant="default" size="xl" radius="xl" aria-label="Check">
          {icon}
        </ActionIcon>
        <Group>
          <CloseButton />
          <CloseButton size="sm" />
          <CloseButton size="xl" disabled />
        </Group>
        <UnstyledButton>Plain</UnstyledButton>

        <TextInput label="Name" description="As in your passport" placeholder="Name" withAsterisk />
        <TextInput label="Email" error="Not an address" defaultValue="me" />
        <TextInput label="Off" disabled defaultValue="Off" />
        <Textarea label="Message" autosize minRows={2} />
        <PasswordInput label="Password" visibilityToggleButtonProps={{ 'aria-label': 'Show' }} />
        <NumberInput label="Age" defaultValue={7} min={0} />
        <FileInput label="File" placeholder="Choose" />
        <NativeSelect label="Framework" data={frameworks} />
        <TagsInput
          label="Tags"
          defaultValue={['One']}
          clearButtonProps={{ 'aria-label': 'Clear' }}
        />
        <Checkbox label="Maybe" indeterminate readOnly checked={false} />
        <Checkbox label="Off" disabled />
        <Checkbox.Group label="Choose" defaultValue={['a']}>
          <Group mt="xs">
            <Checkbox value="a" label="A" />
            <Checkbox value="b" label="B" />
          </Group>
        </Checkbox.Group>
        <Radio.Group name="radio" label="Choose one" defaultValue="a">
          <Radio value="a" label="A" />
          <Radio value="b" label="B" />
        </Radio.Group>
        <Switch label="On" defaultChecked />
        <Switch label="Off" size="lg" onLabel="ON" offLabel="OFF" />
        <Chip.Group>
          <Group>
            <Chip value="1" defaultChecked>
              One
            </Chip>
            <Chip value="2">Two</Chip>
          </Group>
        </Chip.Group>
        <SegmentedControl data={frameworks} aria-label="Framework" />
        <Slider
          defaultValue={40}
          thumbLabel="Strength"
          marks={[{ value: 20, label: '20' }]}
          mb="xl"
        />
        <Rating defaultValue={2} getSymbolLabel={(value) => `${value} stars`} />
        <Fieldset legend="About you">
          <TextInput label="City" />
        </Fieldset>
        {/* If an action is a function, React adds an inline script, which the security policy must allow. */}
        <form action={() => {}}>
          <TextInput label="Street" />
        </form>

        <Text>
          See <Anchor href="/privacy">the policy</Anchor>.
        </Text>
        <Breadcrumbs>
          <Anchor href="/">Start</Anchor>
          <Anchor href="/terms">Terms</Anchor>
        </Breadcrumbs>
        <NavLink href="/terms" label="Terms" leftSection={icon} />
        <NavLink href="/privacy" label="Privacy" active description="Here" />
        <Pagination
          total={10}
          getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
          getControlProps={(control) => ({ 'aria-label': control })}
        />
        <Stepper active={1}>
          <Stepper.Step label="First" description="Account" />
          <Stepper.Step label="Second" />
          <Stepper.Step label="Third" />
        </Stepper>
        <Tabs defaultValue="one">
          <Tabs.List>
            <Tabs.Tab value="one">One</Tabs.Tab>
            <Tabs.Tab value="two">Two</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="one">First</Tabs.Panel>
          <Tabs.Panel value="two">Second</Tabs.Panel>
        </Tabs>

        <Alert title="Note" icon={icon}>
          It works.
        </Alert>
        <Alert variant="outline" color="red" title="Mind" withCloseButton closeButtonLabel="Close">
          It fails.
        </Alert>
        <Loader type="dots" size="xs" />
        <Loader type="bars" color="green" />
        <Box pos="relative" h={60}>
          <LoadingOverlay visible />
          Covered
        </Box>
        <Progress value={50} aria-label="Half" />
        <Progress.Root size="xl">
          <Progress.Section value={60} color="brand.8" aria-label="Most">
            <Progress.Label>Most</Progress.Label>
          </Progress.Section>
        </Progress.Root>
        <RingProgress
          sections={[{ value: 40, color: 'brand' }]}
          label={<Text ta="center">40 %</Text>}
        />
        <Skeleton height={20} radius="xl" />

        <Accordion defaultValue="one">
          <Accordion.Item value="one">
            <Accordion.Control icon={icon}>One</Accordion.Control>
            <Accordion.Panel>First</Accordion.Panel>
          </Accordion.Item>
          <Accordion.Item value="two">
            <Accordion.Control>Two</Accordion.Control>
            <Accordion.Panel>Second</Accordion.Panel>
          </Accordion.Item>
        </Accordion>
        <Avatar.Group>
          <Avatar name="Ada Lovelace" />
          <Avatar radius="xl" color="brand">
            AL
          </Avatar>
        </Avatar.Group>
        <Badge variant="light">Light</Badge>
        <Badge variant="outline" size="xl">
          Outline
        </Badge>
        <Badge variant="dot">Dot</Badge>
        <Badge circle>1</Badge>
        <Badge fullWidth radius="xs">
          Wide
        </Badge>
        <Blockquote cite="Ada" icon={icon} mt="xl">
          Words
        </Blockquote>
        <Card shadow="sm" padding="lg" radius="md" withBorder>
          <Card.Section withBorder inheritPadding py="xs">
            Head
          </Card.Section>
          <Text mt="sm">Body</Text>
          <Card.Section>
            <Image src="/favicon.svg" h={60} fit="contain" alt="" />
            <Image src={photo} w={60} h={40} alt="" />
          </Card.Section>
        </Card>
        <ColorSwatch color="#009790" />
        <Indicator label="3" size={18}>
          <Avatar name="Grace Hopper" />
        </Indicator>
        <a href={kbdStyles}>The address of a style sheet</a>
        <Spoiler maxHeight={20} showLabel="Show" hideLabel="Hide">
          <Box h={60}>Long</Box>
        </Spoiler>
        <ThemeIcon variant="light" color="green" size="xl" radius="xl">
          {icon}
        </ThemeIcon>
        <Timeline active={1} bulletSize={24}>
          <Timeline.Item title="First" bullet={icon}>
            Done
          </Timeline.Item>
          <Timeline.Item title="Second">Next</Timeline.Item>
        </Timeline>
        <Table
          striped
          highlightOnHover
          withTableBorder
          withColumnBorders
          data={{ head: ['Name'], body: [['Carbon']] }}
        />

        <Code block>block</Code>
        <Highlight highlight="here">Look here</Highlight>
        <List spacing="xs" icon={icon}>
          <List.Item>One</List.Item>
          <List.Item>
            Two
            <List withPadding listStyleType="disc">
              <List.Item>Inside</List.Item>
            </List>
          </List.Item>
        </List>
        <List type="ordered" size="lg">
          <List.Item>One</List.Item>
        </List>
        <Text>
          Some <Mark>marked</Mark> text
        </Text>
        <Text size="xl" c="dimmed" fs="italic">
          Dimmed
        </Text>
        <Text truncate w={60}>
          Much too long
        </Text>
        <Text lineClamp={1}>Clamped</Text>
        <Text span inherit>
          Span
        </Text>
        <Title order={3}>Title 3</Title>
        <Title order={5}>Title 5</Title>
        <Title order={6}>Title 6</Title>
        <Title order={2} size="h4" textWrap="pretty">
          Small
        </Title>
        <Typography>
          <p>Paragraph</p>
          <ul>
            <li>Item</li>
          </ul>
        </Typography>
        <Divider label="Label" labelPosition="center" variant="dashed" />
        <Paper shadow="xl" p="md" withBorder radius="xl">
          Paper
        </Paper>
      </div>
    </Container>
  );
}
