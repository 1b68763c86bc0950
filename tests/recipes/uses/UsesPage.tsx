import {
  Accordion,
  ActionIcon,
  Alert,
  Anchor,
  AspectRatio,
  Autocomplete,
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
  Dialog,
  Divider,
  Drawer,
  Fieldset,
  FileInput,
  Flex,
  Grid,
  Group,
  Highlight,
  HoverCard,
  Image,
  Indicator,
  Kbd,
  List,
  Loader,
  LoadingOverlay,
  Mark,
  Menu,
  Modal,
  MultiSelect,
  NavLink,
  NativeSelect,
  NumberInput,
  Pagination,
  Paper,
  PasswordInput,
  Popover,
  Progress,
  Radio,
  Rating,
  RingProgress,
  ScrollArea,
  SegmentedControl,
  Select,
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
  Tooltip,
  Typography,
  UnstyledButton,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Uses.module.css';

const icon = <IconCheck size={18} aria-hidden />;
const frameworks = ['React', 'Angular', 'Vue'];

/** Ordinary uses of Mantine, as its docs show them. */
const uses: Readonly<Record<string, ReactNode>> = {
  // Layout
  AspectRatio: (
    <AspectRatio ratio={16 / 9} maw={200}>
      <Box bg="brand.1" />
    </AspectRatio>
  ),
  Center: (
    <Center h={100} bg="var(--mantine-color-gray-light)">
      Centred
    </Center>
  ),
  'Container sizes': (['xs', 'md', 'xl'] as const).map((size) => (
    <Container key={size} size={size}>
      {size}
    </Container>
  )),
  Flex: (
    <Flex gap="md" justify="flex-end" direction={{ base: 'column', sm: 'row' }}>
      <Button>1</Button>
      <Button>2</Button>
    </Flex>
  ),
  Grid: (
    <Grid>
      <Grid.Col span={{ base: 12, md: 6 }}>1</Grid.Col>
      <Grid.Col span="auto">2</Grid.Col>
    </Grid>
  ),
  'Group and gap': (
    <Group gap="xl" justify="space-between">
      <Text>One</Text>
      <Text>Two</Text>
    </Group>
  ),
  'Group grow': (
    <Group grow>
      <Button>1</Button>
      <Button>2</Button>
    </Group>
  ),
  SimpleGrid: (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing={{ base: 10, sm: 'xl' }}>
      <div>1</div>
      <div>2</div>
      <div>3</div>
    </SimpleGrid>
  ),
  'SimpleGrid by container': (
    <SimpleGrid type="container" cols={{ base: 1, '300px': 3 }}>
      <div>1</div>
      <div>2</div>
    </SimpleGrid>
  ),
  Space: (
    <>
      <Text>One</Text>
      <Space h="xl" />
      <Text>Two</Text>
    </>
  ),
  Stack: (
    <Stack gap="xs" align="center">
      <Text>One</Text>
      <Text>Two</Text>
    </Stack>
  ),
  ScrollArea: (
    <ScrollArea h={60} viewportProps={{ tabIndex: 0 }}>
      <Box h={200}>Long</Box>
    </ScrollArea>
  ),

  // Style props
  'style props': (
    <Box mt="md" p="lg" bg="brand.1" c="dark.7" bdrs="xl" fz="sm" fw={700} ta="end">
      Box
    </Box>
  ),
  'responsive style props': (
    <Box w={{ base: 120, sm: 240, lg: '50%' }} py={{ base: 'xs', md: 'xl' }}>
      Box
    </Box>
  ),
  'hidden and visible': (
    <>
      <Text hiddenFrom="md">Small</Text>
      <Text visibleFrom="md">Large</Text>
      <Text lightHidden>Dark</Text>
      <Text darkHidden>Light</Text>
    </>
  ),
  'style function': (
    <Box style={(theme) => ({ borderRadius: theme.radius.xl, border: '1px solid' })}>Box</Box>
  ),

  'postcss-preset-mantine': <div className={classes.box}>Box</div>,

  // Buttons
  'Button variants': (
    <Group>
      {(['filled', 'light', 'outline', 'subtle', 'default', 'transparent', 'white'] as const).map(
        (variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ),
      )}
    </Group>
  ),
  'Button gradient': (
    <Button variant="gradient" gradient={{ from: 'brand.8', to: 'plum.8', deg: 90 }}>
      Gradient
    </Button>
  ),
  'Button sizes': (
    <Group>
      {(['xs', 'sm', 'md', 'lg', 'xl', 'compact-md'] as const).map((size) => (
        <Button key={size} size={size}>
          {size}
        </Button>
      ))}
    </Group>
  ),
  'Button radius': (
    <Group>
      {(['xs', 'xl'] as const).map((radius) => (
        <Button key={radius} radius={radius}>
          {radius}
        </Button>
      ))}
    </Group>
  ),
  'Button disabled': (
    <Group>
      <Button disabled>Off</Button>
      <Button variant="default" disabled>
        Off
      </Button>
      <Button data-disabled>Off</Button>
    </Group>
  ),
  'Button loading': (
    <Group>
      <Button loading>Sending</Button>
      <Button loading loaderProps={{ type: 'dots' }} variant="default">
        Sending
      </Button>
    </Group>
  ),
  'Button colours': (
    <Group>
      <Button color="red">Red</Button>
      <Button color="green" variant="light">
        Green
      </Button>
      <Button color="#104070">Own</Button>
    </Group>
  ),
  'Button sections': (
    <Button leftSection={icon} rightSection={icon} fullWidth justify="space-between">
      Sections
    </Button>
  ),
  'Button.Group': (
    <Button.Group>
      <Button variant="default">First</Button>
      <Button variant="default">Second</Button>
    </Button.Group>
  ),
  ActionIcon: (
    <Group>
      <ActionIcon aria-label="Check">{icon}</ActionIcon>
      <ActionIcon variant="default" size="xl" radius="xl" aria-label="Check">
        {icon}
      </ActionIcon>
    </Group>
  ),
  CloseButton: (
    <Group>
      <CloseButton />
      <CloseButton size="sm" />
      <CloseButton size="xl" disabled />
    </Group>
  ),
  UnstyledButton: <UnstyledButton>Plain</UnstyledButton>,

  // Inputs
  TextInput: (
    <TextInput
      label="Name"
      description="As in your passport"
      placeholder="Your name"
      withAsterisk
    />
  ),
  'TextInput error': <TextInput label="Email" error="Not an address" defaultValue="me" />,
  'TextInput disabled': <TextInput label="Off" disabled defaultValue="Off" />,
  Textarea: <Textarea label="Message" autosize minRows={2} />,
  PasswordInput: (
    <PasswordInput
      label="Password"
      visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
    />
  ),
  NumberInput: <NumberInput label="Age" defaultValue={7} min={0} />,
  FileInput: <FileInput label="File" placeholder="Choose" />,
  NativeSelect: <NativeSelect label="Framework" data={frameworks} />,
  TagsInput: (
    <TagsInput label="Tags" defaultValue={['One']} clearButtonProps={{ 'aria-label': 'Clear' }} />
  ),
  Checkbox: (
    <Stack>
      <Checkbox label="Agree" defaultChecked />
      <Checkbox label="Maybe" indeterminate readOnly checked={false} />
      <Checkbox label="Off" disabled />
    </Stack>
  ),
  'Checkbox.Group': (
    <Checkbox.Group label="Choose" defaultValue={['a']}>
      <Group mt="xs">
        <Checkbox value="a" label="A" />
        <Checkbox value="b" label="B" />
      </Group>
    </Checkbox.Group>
  ),
  Radio: (
    <Radio.Group name="radio" label="Choose one" defaultValue="a">
      <Radio value="a" label="A" />
      <Radio value="b" label="B" />
    </Radio.Group>
  ),
  Switch: (
    <Group>
      <Switch label="On" defaultChecked />
      <Switch label="Off" size="lg" onLabel="ON" offLabel="OFF" />
    </Group>
  ),
  Chip: (
    <Chip.Group>
      <Group>
        <Chip value="1" defaultChecked>
          One
        </Chip>
        <Chip value="2">Two</Chip>
      </Group>
    </Chip.Group>
  ),
  SegmentedControl: <SegmentedControl data={frameworks} aria-label="Framework" />,
  Slider: (
    <Slider defaultValue={40} thumbLabel="Strength" marks={[{ value: 20, label: '20' }]} mb="xl" />
  ),
  Rating: <Rating defaultValue={2} getSymbolLabel={(value) => `${value} stars`} />,
  Fieldset: (
    <Fieldset legend="About you">
      <TextInput label="City" />
    </Fieldset>
  ),

  // Navigation
  Anchor: (
    <Text>
      See <Anchor href="/privacy">the policy</Anchor>.
    </Text>
  ),
  Breadcrumbs: (
    <Breadcrumbs>
      <Anchor href="/">Start</Anchor>
      <Anchor href="/terms">Terms</Anchor>
    </Breadcrumbs>
  ),
  NavLink: (
    <>
      <NavLink href="/terms" label="Terms" leftSection={icon} />
      <NavLink href="/privacy" label="Privacy" active description="Here" />
    </>
  ),
  Pagination: (
    <Pagination
      total={10}
      getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
      getControlProps={(control) => ({ 'aria-label': control })}
    />
  ),
  Stepper: (
    <Stepper active={1}>
      <Stepper.Step label="First" description="Account" />
      <Stepper.Step label="Second" />
      <Stepper.Step label="Third" />
    </Stepper>
  ),
  Tabs: (
    <Tabs defaultValue="one">
      <Tabs.List>
        <Tabs.Tab value="one">One</Tabs.Tab>
        <Tabs.Tab value="two">Two</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="one">First</Tabs.Panel>
      <Tabs.Panel value="two">Second</Tabs.Panel>
    </Tabs>
  ),

  // Feedback
  Alert: (
    <>
      <Alert title="Note" icon={icon}>
        It works.
      </Alert>
      <Alert variant="outline" color="red" title="Mind" withCloseButton closeButtonLabel="Close">
        It fails.
      </Alert>
    </>
  ),
  Loader: (
    <Group>
      <Loader />
      <Loader type="dots" size="xs" />
      <Loader type="bars" color="green" />
    </Group>
  ),
  LoadingOverlay: (
    <Box pos="relative" h={60}>
      <LoadingOverlay visible />
      Covered
    </Box>
  ),
  Progress: (
    <>
      <Progress value={50} aria-label="Half" />
      <Progress.Root size="xl">
        <Progress.Section value={60} color="brand.8" aria-label="Most">
          <Progress.Label>Most</Progress.Label>
        </Progress.Section>
      </Progress.Root>
    </>
  ),
  RingProgress: (
    <RingProgress
      sections={[{ value: 40, color: 'brand' }]}
      label={<Text ta="center">40 %</Text>}
    />
  ),
  Skeleton: <Skeleton height={20} radius="xl" />,

  // Data display
  Accordion: (
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
  ),
  Avatar: (
    <Avatar.Group>
      <Avatar name="Ada Lovelace" />
      <Avatar radius="xl" color="brand">
        AL
      </Avatar>
    </Avatar.Group>
  ),
  'Badge variants': (
    <Group>
      <Badge>Default</Badge>
      <Badge variant="light">Light</Badge>
      <Badge variant="outline" size="xl">
        Outline
      </Badge>
      <Badge variant="dot">Dot</Badge>
      <Badge circle>1</Badge>
      <Badge fullWidth radius="xs">
        Wide
      </Badge>
    </Group>
  ),
  Blockquote: (
    <Blockquote cite="Ada" icon={icon} mt="xl">
      Words
    </Blockquote>
  ),
  Card: (
    <Card shadow="sm" padding="lg" radius="md" withBorder>
      <Card.Section withBorder inheritPadding py="xs">
        Head
      </Card.Section>
      <Text mt="sm">Body</Text>
      <Card.Section>
        <Image src="/favicon.svg" h={60} fit="contain" alt="" />
      </Card.Section>
    </Card>
  ),
  ColorSwatch: <ColorSwatch color="#009790" />,
  Indicator: (
    <Indicator label="3" size={18}>
      <Avatar name="Grace Hopper" />
    </Indicator>
  ),
  Kbd: (
    <>
      <Kbd>Ctrl</Kbd> + <Kbd>K</Kbd>
    </>
  ),
  Spoiler: (
    <Spoiler maxHeight={20} showLabel="Show" hideLabel="Hide">
      Long
      <br />
      text
      <br />
      here
    </Spoiler>
  ),
  ThemeIcon: (
    <Group>
      <ThemeIcon>{icon}</ThemeIcon>
      <ThemeIcon variant="light" color="green" size="xl" radius="xl">
        {icon}
      </ThemeIcon>
    </Group>
  ),
  Timeline: (
    <Timeline active={1} bulletSize={24}>
      <Timeline.Item title="First" bullet={icon}>
        Done
      </Timeline.Item>
      <Timeline.Item title="Second">Next</Timeline.Item>
    </Timeline>
  ),
  Table: (
    <Table striped highlightOnHover withTableBorder withColumnBorders>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Name</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        <Table.Tr>
          <Table.Td>Carbon</Table.Td>
        </Table.Tr>
      </Table.Tbody>
    </Table>
  ),

  // Typography
  Code: (
    <>
      <Code>inline</Code>
      <Code block>block</Code>
    </>
  ),
  Highlight: <Highlight highlight="here">Look here</Highlight>,
  List: (
    <List spacing="xs" icon={icon}>
      <List.Item>One</List.Item>
      <List.Item>
        Two
        <List withPadding listStyleType="disc">
          <List.Item>Inside</List.Item>
        </List>
      </List.Item>
    </List>
  ),
  'ordered List': (
    <List type="ordered" size="lg">
      <List.Item>One</List.Item>
    </List>
  ),
  Mark: (
    <Text>
      Some <Mark>marked</Mark> text
    </Text>
  ),
  'Text props': (
    <>
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
    </>
  ),
  'Title orders': ([2, 3, 4, 5, 6] as const).map((order) => (
    <Title key={order} order={order}>
      Title {order}
    </Title>
  )),
  'Title size': (
    <Title order={2} size="h4" textWrap="pretty">
      Small
    </Title>
  ),
  Typography: (
    <Typography>
      <p>Paragraph</p>
      <ul>
        <li>Item</li>
      </ul>
    </Typography>
  ),
  Divider: (
    <>
      <Divider my="md" />
      <Divider label="Label" labelPosition="center" variant="dashed" />
    </>
  ),
  Paper: (
    <Paper shadow="xl" p="md" withBorder radius="xl">
      Paper
    </Paper>
  ),
};

/** Uses that open something, at a click, under the pointer or by ArrowDown. */
function Overlays() {
  const [modal, setModal] = useDisclosure();
  const [drawer, setDrawer] = useDisclosure();
  const [dialog, setDialog] = useDisclosure();
  const overlays: Record<string, ReactNode> = {
    Modal: (
      <>
        <Button onClick={setModal.open}>Modal</Button>
        <Modal opened={modal} onClose={setModal.close} title="Modal title">
          <TextInput label="Inside" data-autofocus />
        </Modal>
      </>
    ),
    Drawer: (
      <>
        <Button onClick={setDrawer.open}>Drawer</Button>
        <Drawer opened={drawer} onClose={setDrawer.close} title="Drawer title" position="right">
          Inside
        </Drawer>
      </>
    ),
    Dialog: (
      <>
        <Button onClick={setDialog.toggle}>Dialog</Button>
        <Dialog opened={dialog} onClose={setDialog.close} withCloseButton>
          Inside
        </Dialog>
      </>
    ),
    Menu: (
      <Menu>
        <Menu.Target>
          <Button>Menu</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Label</Menu.Label>
          <Menu.Item leftSection={icon}>Item</Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" disabled>
            Gone
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    ),
    Popover: (
      <Popover width={200} withArrow trapFocus>
        <Popover.Target>
          <Button>Popover</Button>
        </Popover.Target>
        <Popover.Dropdown>
          <TextInput label="Inside" />
        </Popover.Dropdown>
      </Popover>
    ),
    Tooltip: (
      <Tooltip label="Words" withArrow>
        <Button>Tooltip</Button>
      </Tooltip>
    ),
    HoverCard: (
      <HoverCard shadow="md">
        <HoverCard.Target>
          <Button>HoverCard</Button>
        </HoverCard.Target>
        <HoverCard.Dropdown>Inside</HoverCard.Dropdown>
      </HoverCard>
    ),
    Select: <Select label="Select" data={frameworks} defaultValue="Vue" />,
    Autocomplete: <Autocomplete label="Autocomplete" data={frameworks} />,
    MultiSelect: <MultiSelect label="MultiSelect" data={frameworks} defaultValue={['Vue']} />,
    Notification: (
      <Button
        onClick={() =>
          notifications.show({ title: 'Saved', message: 'All of it', color: 'green', icon })
        }
      >
        Notification
      </Button>
    ),
  };
  return Object.entries(overlays).map(([name, overlay]) => (
    <div key={name} data-overlay={name}>
      {overlay}
    </div>
  ));
}

export function UsesPage() {
  return (
    <Container py="xl">
      <Title order={1}>Uses</Title>
      {Object.entries(uses).map(([name, use]) => (
        <div key={name} data-use={name}>
          {use}
        </div>
      ))}
      <div data-use="Overlays">
        <Overlays />
      </div>
    </Container>
  );
}
